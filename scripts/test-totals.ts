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

/** Prints on one line how many tests of both runners passed and failed. */
function main(): void {
  const jest = report<JestReport>("test-results/jest.json");
  const { stats } = report<PlaywrightReport>("test-results/browser.json");
  const passed = jest.numPassedTests + stats.expected;
  const failed = jest.numFailedTests + stats.unexpected + stats.flaky;
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

function report<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, "utf8")) as Report;
}

main();
