import { graphql, type HeadProps } from "gatsby";
import { useTexts } from "../components/visitor/language";
import { languageOf, type PageLanguage } from "../catalogue/text/languages";
import { PageHead } from "../components/ui/page-head";
import * as styles from "../components/other-pages/upload-page.module.css";

export const query = graphql`
  query UploadPage($catalogue: CatalogueName!, $itemIds: [Int!]!) {
    ...SiteFrame
    ...PageHead
  }
`;

/**
 * A form that does nothing (specification, section 2, "Upload stub form"). Without a `<form>`
 * element Enter cannot reload the page.
 */
export default function UploadPage() {
  const { title, selectModel, models, model } = useTexts().upload;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{title}</h1>
      <label className={styles.field}>
        <span>{selectModel}</span>
        <select className="control" name="kind">
          {models.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </label>
      <div className={styles.floating}>
        <input className="control" id="model" type="text" placeholder=" " autoComplete="off" />
        <label htmlFor="model">{model}</label>
      </div>
    </div>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.UploadPageQuery, PageLanguage>) {
  const { texts, pathPrefix } = languageOf(pageContext);
  const { upload } = texts;
  return (
    <PageHead
      data={data}
      title={upload.title}
      canonicalPath={`${pathPrefix}/upload`}
      description={upload.description(data.business?.name ?? "")}
    />
  );
}
