import { readFileSync } from "node:fs";
import { missingTools } from "./debian-packages";
import { testTools } from "./test-tools";

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
}
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Prints what could not be tested, and on a last line how many tests of `npm test` passed, failed and were skipped. */
function main(): void {
  const unit = report<JestReport>("test-results/unit.json");
  const built = report<JestReport>("test-results/built.json");
  const { stats } = report<PlaywrightReport>("test-results/browser.json");
  const passed = unit.numPassedTests + built.numPassedTests + stats.expected;
  const failed = unit.numFailedTests + built.numFailedTests + stats.unexpected + stats.flaky;
  const skipped = unit.numPendingTests + built.numPendingTests + stats.skipped;
  missingTools(testTools);
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

function report<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, "utf8")) as Report;
}

main();
