import { graphql } from "gatsby";
import * as styles from "./prose.module.css";

export const fragment = graphql`
  fragment Prose on ProseJson {
    title
    sections {
      heading
      paragraphs
    }
  }
`;

export function Prose({ prose: { title, sections } }: { readonly prose: Queries.ProseFragment }) {
  return (
    <article className={`wrap ${styles.prose}`}>
      <h1>{title}</h1>
      {sections.map(({ heading, paragraphs }, index) => (
        <section key={index}>
          {heading !== null && <h2>{heading}</h2>}
          {paragraphs.flatMap(linesOf).map((line, position) => (
            <p key={position}>{line}</p>
          ))}
        </section>
      ))}
    </article>
  );
}

/** An owner may type several paragraphs into one field. */
function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}
