import { installTools } from "./debian-packages";
import { engineTools } from "./engines";

const missingTools = installTools(engineTools);
if (missingTools.length > 0) {
  console.log("To test one engine: npx playwright test -c tests/engines --project=firefox");
  process.exitCode = 1;
}
