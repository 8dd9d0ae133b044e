import { isolatedChromiumOptions } from "./chromium";
import { installTools } from "./debian-packages";
import { engineTools } from "./engines";
import { testTools } from "./test-tools";

/** Installs what tests need, or prints what to install. Fails without a browser; with `engines`, without Firefox or WebKit. */
try {
  if (process.argv.includes("engines")) {
    if (installTools(engineTools).length > 0)
      throw new Error("To test one engine: npx playwright test -c tests/engines --project=firefox");
  } else {
    installTools(testTools);
    console.log(`Browser tests use ${String(isolatedChromiumOptions().executablePath)}`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
