import { useTexts } from "./language";
import { Icon } from "./icon";
import * as styles from "./notice.module.css";

/** The control that tries again after a failed load. */
export function RetryButton({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts();
  return (
    <button type="button" className={styles.primary} onClick={onRetry}>
      <Icon name="retry" />
      {texts.retry}
    </button>
  );
}
