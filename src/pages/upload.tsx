import { graphql, type HeadProps } from "gatsby";
import { useTexts } from "../components/ui/language";
import { languageOf, type PageLanguage } from "../catalogue/text/languages";
import { PageHead } from "../components/ui/page-head";
import { StubForm } from "../components/upload/stub-form";
import * as styles from "../components/upload/stub-form.module.css";

export const query = graphql`
  query UploadPage {
    ...SiteFrame
    head: businessJson {
      ...PageHead
    }
  }
`;

export default function UploadPage() {
  const texts = useTexts();
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{texts.uploadTitle}</h1>
      <StubForm />
    </div>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.UploadPageQuery, PageLanguage>) {
  const { texts, pathPrefix } = languageOf(pageContext);
  return (
    <PageHead
      business={data.head}
      title={texts.uploadTitle}
      path={`${pathPrefix}/upload`}
      description={texts.uploadDescription(data.head?.name ?? "")}
    />
  );
}
