import { readFileSync } from "node:fs";

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
}

/** Prints on one line how many tests of `npm test` passed and failed. */
function main(): void {
  const unit = report<JestReport>("test-results/unit.json");
  const built = report<JestReport>("test-results/built.json");
  const { stats } = report<PlaywrightReport>("test-results/browser.json");
  const passed = unit.numPassedTests + built.numPassedTests + stats.expected;
  const failed = unit.numFailedTests + built.numFailedTests + stats.unexpected + stats.flaky;
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

function report<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, "utf8")) as Report;
}

main();
