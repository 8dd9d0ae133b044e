import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as styles from "./picture.module.css";

interface PictureProps {
  readonly image: IGatsbyImageData;
  readonly alt: string;
  /** By default the width on a card. */
  readonly sizes?: string;
  readonly className?: string | undefined;
  readonly isFirst: boolean;
  /** Pixels; the height is three quarters of it. */
  readonly width: number;
}

/** Browsers that know `auto` measure the width of lazy pictures. */
const cardSizes = "(min-width: 40rem) 21rem, calc(58vw - 2rem)";

export function isTall({ width, height }: IGatsbyImageData): boolean {
  return height > width;
}

/** In upright photos the subject is a little above the middle. */
const tallPosition = "50% 46%";

/**
 * Plain `<picture>`, because `<GatsbyImage>` hides pictures until 25 kB of script have run
 * (docs/decisions/0002-plain-picture.md). Browsers without AVIF get a single size, which saves 250 bytes a page.
 */
export function Picture(props: PictureProps) {
  const { image, alt, className = "", isFirst, width } = props;
  const { sizes = isFirst ? cardSizes : `auto, ${cardSizes}` } = props;
  const { sources = [], fallback } = image.images;
  const mediumSrc = fallback?.srcSet?.match(/\S+(?= 672w)/)?.[0];
  // React 18 has no type for `fetchpriority`.
  const priority = isFirst ? ({ fetchpriority: "high" } as object) : {};
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...priority}
        className={`${styles.picture} ${className}`}
        src={mediumSrc ?? fallback?.src}
        alt={alt}
        sizes={sizes}
        width={width}
        height={width * 0.75}
        loading={isFirst ? "eager" : "lazy"}
        decoding={isFirst ? "sync" : undefined}
        style={{
          background: image.backgroundColor,
          objectPosition: isTall(image) ? tallPosition : undefined,
        }}
      />
    </picture>
  );
}
