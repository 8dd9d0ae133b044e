import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Says at the end which journeys were not made in which engine, and why. */
export default class SkippedReporter implements Reporter {
  private readonly skipped: string[] = [];

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    if (status !== "skipped") return;
    const why = annotations.find(({ type }) => type === "skip")?.description ?? "no reason given";
    this.skipped.push(`Not made in ${test.parent.project()?.name ?? "?"}: ${test.title} (${why})`);
  }

  onEnd(): void {
    for (const line of this.skipped) console.log(line);
  }
}
