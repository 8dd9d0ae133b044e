import { provide } from "./debian-packages";
import { engineTools } from "./engines";

if (provide(engineTools).length > 0) {
  console.log("With one engine alone: npx playwright test -c tests/engines --project=firefox");
  process.exitCode = 1;
}
