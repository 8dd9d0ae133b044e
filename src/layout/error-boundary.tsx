import { Component, type ReactNode } from "react";
import * as notice from "../components/notice/notice.module.css";
import { PhoneLinks } from "../components/notice/phone-links";
import { iconClass } from "../components/ui/icon";
import { useTexts } from "../components/visitor/language";

interface ErrorBoundaryProps {
  readonly phones: readonly string[];
  readonly children: ReactNode;
}

/** Shows a message when a component throws, because React then removes the page. React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render(): ReactNode {
    const { phones, children } = this.props;
    return this.state.hasFailed ? <PageError phones={phones} /> : children;
  }
}

function PageError({ phones }: Pick<ErrorBoundaryProps, "phones">) {
  const texts = useTexts();
  const { pathname, search } = window.location;
  return (
    <main className={notice.banner}>
      <p role="alert">{texts.pageErrorLine}</p>
      <div className={notice.actions}>
        <a href={pathname + search} className={iconClass("retry", notice.primary)}>
          {texts.reload}
        </a>
        <PhoneLinks phones={phones} />
      </div>
    </main>
  );
}
