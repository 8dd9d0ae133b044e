import { graphql, type HeadProps } from "gatsby";
import { useTexts } from "../components/visitor/language";
import { languageOf, type PageLanguage } from "../catalogue/text/languages";
import { PageHead } from "../components/ui/page-head";
import { StubForm } from "../components/other-pages/stub-form";
import * as styles from "../components/other-pages/stub-form.module.css";

export const query = graphql`
  query UploadPage($catalogue: CatalogueName!, $itemIds: [Int!]!) {
    ...SiteFrame
    ...PageHead
  }
`;

export default function UploadPage() {
  const { upload } = useTexts();
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{upload.title}</h1>
      <StubForm />
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
