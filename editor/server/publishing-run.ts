import type { PublishAnswer, PublishingRunState } from "./protocol";

/**
 * What is being published or sent, and what came of it: the page that has asked may be loaded anew or closed before
 * there is an answer, and the next one says what it would have said.
 */
export class PublishingRun {
  private running: readonly Exclude<PublishingRunState["doing"], null>[] = [];
  private answer: PublishingRunState["answer"] = null;
  /** The number of the last answer: another one in each run of the editor, because a page may outlive it. */
  private soFar = Date.now();

  /** What runs, and the last answer, as long as no page has said that it shows it. */
  state(): PublishingRunState {
    return { doing: this.running[0] ?? null, answer: this.answer };
  }

  /** Runs what publishes or sends, and keeps its answer. */
  async run(
    doing: Exclude<PublishingRunState["doing"], null>,
    work: () => Promise<PublishAnswer>,
  ): Promise<PublishAnswer> {
    this.running = [...this.running, doing];
    this.answer = null;
    let answer = failed;
    try {
      answer = await work();
      return answer;
    } finally {
      this.running = this.running.slice(1);
      this.answer = { ...answer, number: (this.soFar += 1) };
    }
  }

  /** Hears that a page shows an answer, by its number. */
  isShown(number: number): void {
    if (this.answer?.number === number) this.answer = null;
  }
}

const failed: PublishAnswer = {
  message: "The editor could not do that; its terminal says why.",
  isPublished: false,
  faults: [],
};
