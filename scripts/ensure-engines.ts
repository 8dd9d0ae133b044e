import { installTools } from "./debian-packages";
import { engineTools } from "./engines";

if (installTools(engineTools).length > 0) {
  console.log("To test one engine: npx playwright test -c tests/engines --project=firefox");
  process.exitCode = 1;
}
