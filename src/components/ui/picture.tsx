import type { IGatsbyImageData } from "gatsby-plugin-image";

interface PictureProps {
  readonly image: IGatsbyImageData;
  readonly alt: string;
  /** How wide a picture is that is loaded at once; the browser measures others before it chooses a file. */
  readonly sizes?: string;
  readonly className: string | undefined;
  /** The page's first picture: loaded at once and before everything else. */
  readonly isFirst: boolean;
  readonly width: number;
  readonly height: number;
}

/** Browsers that do not measure take the picture for that of a card. */
const measured = "auto, (min-width: 40rem) 21rem, 91vw";

export function isTall({ width, height }: IGatsbyImageData): boolean {
  return height > width;
}

/** Where the thing is in an upright photo: people hold the phone at the chest. */
const tallFocus = { objectPosition: "50% 46%" };

/**
 * A responsive picture from gatsby-plugin-image's data as plain `<picture>`. `<GatsbyImage>` would
 * hide it until 25 kB of script have run (docs/decisions/0002-plain-picture.md). Browsers that do not know
 * AVIF get one size, which suits a phone: a choice would cost every page a quarter of a kilobyte.
 */
export function Picture(props: PictureProps) {
  const { image, alt, sizes = measured, className, isFirst, width, height } = props;
  const { sources = [], fallback } = image.images;
  const middle = fallback?.srcSet?.match(/\S+(?= 672w)/)?.[0];
  const priority = isFirst ? ({ fetchpriority: "high" } as object) : {};
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...priority}
        className={className}
        src={middle ?? fallback?.src}
        alt={alt}
        sizes={sizes}
        width={width}
        height={height}
        loading={isFirst ? "eager" : "lazy"}
        decoding={isFirst ? "sync" : undefined}
        style={{ background: image.backgroundColor, ...(isTall(image) && tallFocus) }}
      />
    </picture>
  );
}
