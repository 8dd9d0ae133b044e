import { counted } from "../../src/data-check/counted";
import type { PublishingState } from "../server/protocol";

interface UnsentNoticeProps {
  readonly publishing: Pick<PublishingState, "unsent" | "unsentReason">;
  /** Words that the page says already; a reason that is among them is not said again. */
  readonly said?: string;
  /** Sends them again, where they can be sent from here; elsewhere the notice leads there. */
  readonly onSend?: () => void;
  /** Whether something else is being done, which has to end first. */
  readonly isBusy?: boolean;
}

/** Says that some publishings have not reached the website; nothing where all have. */
export function UnsentNotice(props: UnsentNoticeProps) {
  const { publishing, said = "", onSend, isBusy = false } = props;
  const { unsent, unsentReason } = publishing;
  if (unsent === 0) return null;
  const [are, them] = unsent === 1 ? ["is", "it"] : ["are", "them"];
  const words = `${counted(unsent, "publishing")} ${are} not sent yet: visitors do not see ${them}.`;
  if (onSend === undefined) {
    return (
      <p className="notice">
        {words} <a href="#changes">Why, and send again</a>
      </p>
    );
  }
  return (
    <div className="notice">
      <p>
        {words}{" "}
        {unsentReason === null
          ? `${unsent === 1 ? "It is" : "They are"} kept on this computer, and nothing is lost.`
          : said.includes(unsentReason)
            ? "Why stands below."
            : unsentReason}
      </p>
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) onSend();
        }}
      >
        Send again
      </button>
    </div>
  );
}
