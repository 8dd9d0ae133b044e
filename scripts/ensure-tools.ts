import { isolatedChromiumOptions } from "./chromium";
import { installTools } from "./debian-packages";
import { testTools } from "./test-tools";

/** Installs what tests need, or prints what to install; fails without a browser. */
function main(): void {
  installTools(testTools);
  console.log(`Browser tests use ${String(isolatedChromiumOptions().executablePath)}`);
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
