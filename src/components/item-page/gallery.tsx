import { graphql } from "gatsby";
import { AwaySign } from "../ui/away-sign";
import { Picture } from "../ui/picture";
import { useTexts } from "../visitor/language";
import * as details from "./item-details.module.css";
import * as styles from "./gallery.module.css";

/** This width suits desktops, and phones with three pixels a point. AVIF would add a minute to a build. */
export const fragment = graphql`
  fragment Gallery on CatalogueItem {
    pictures {
      alt
      image {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [1008]
            formats: [WEBP]
            placeholder: DOMINANT_COLOR
          )
        }
      }
    }
  }
`;

/** By the widths in `item-details.module.css`. */
const pictureSizes =
  "(min-width: 90rem) 766px, (min-width: 64rem) calc(58vw - 65px), (min-width: 40rem) calc(100vw - 48px), calc(100vw - 32px)";

interface GalleryProps {
  readonly item: Queries.GalleryFragment &
    Pick<Queries.ItemCardFragment, "image" | "illustration" | "awayUntil">;
  readonly title: string;
}

/** The pictures in a row that scrolls, and the sign of an item that is away. */
export function Gallery({ item, title }: GalleryProps) {
  const texts = useTexts();
  const count = item.pictures.length + 1;
  const hasSeveral = count > 1;
  return (
    <>
      <div className={`${styles.gallery} ${details.pictures}`}>
        <ul
          className={styles.list}
          aria-label={hasSeveral ? title : undefined}
          tabIndex={hasSeveral ? 0 : undefined}
        >
          {[{ image: item.image, alt: title }, ...item.pictures].map(({ image, alt }, index) => {
            const position = `${index + 1} / ${count}`;
            const text = alt ?? `${title}, ${position}`;
            return (
              <li key={index} className={index === 0 ? undefined : "screen-only"}>
                {image.childImageSharp && (
                  <Picture
                    image={image.childImageSharp.gatsbyImageData}
                    alt={item.illustration ? texts.illustrationOf(text) : text}
                    sizes={pictureSizes}
                    className={details.picture}
                    isFirst={index === 0}
                    width={1008}
                  />
                )}
                {hasSeveral && (
                  <span className={`screen-only ${styles.position}`} aria-hidden>
                    {position}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
        {hasSeveral &&
          [-1, 1].map((step) => (
            // For a mouse; keyboards scroll the list, and screen readers read it.
            <button
              key={step}
              type="button"
              className={`chevron ${styles.arrow} ${step === 1 ? styles.next : ""}`}
              aria-hidden
              tabIndex={-1}
              onClick={({ currentTarget }) =>
                scrollPictures(currentTarget.parentElement?.firstElementChild, step)
              }
            />
          ))}
      </div>
      <AwaySign
        until={item.awayUntil}
        note={item.illustration && texts.illustrationNote}
        className={`screen-only ${details.overPicture}`}
      />
    </>
  );
}

/** The first picture follows the last. The list gets the focus, so that arrow keys go on. */
function scrollPictures(list: Element | null | undefined, step: number): void {
  if (!(list instanceof HTMLElement)) return;
  list.focus({ preventScroll: true });
  const { scrollLeft, scrollWidth, clientWidth, childElementCount: count } = list;
  const width = (scrollWidth - clientWidth) / (count - 1);
  const index = Math.round(scrollLeft / width) + step;
  list.scrollTo({ left: ((index + count) % count) * width });
}
