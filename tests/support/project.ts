import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fixtureFolder } from "./fixture-data";

const root = process.cwd();

export function write(files: Readonly<Record<string, string | Buffer>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

const assets = "node_modules/@sveltia/cms/npm/assets";

/** Each test has a small project with the data of the example shop as its working directory. */
beforeEach(() => {
  jest.resetModules();
  process.chdir(mkdtempSync(path.join(os.tmpdir(), "project-")));
  cpSync(fixtureFolder, "data", { recursive: true });
  cpSync(path.join(root, "data/schema"), "data/schema", { recursive: true });
  write({
    "src/start/before-paint.ts": "export {};\ndocument.title = '' as string;",
    "src/start/redirect-script.ts": "export {};\nlocation.reload();",
    "src/offline/worker/main.ts": "export {};\nfetch('/');",
    "src/gatsby/schema.graphql": "type Item { id: Int! }",
    // The first package is not installed.
    "src/gatsby/cms/cms-start.ts": "import('leaflet'); import('./late');",
    "src/gatsby/cms/late.ts": "export const late = 1;",
    "src/components/ui/icons/car.svg": `<?xml?><svg fill="none"><path d="car"/></svg>\n`,
    "src/components/ui/icons/bike.svg": "<svg><path d='bike'/></svg>",
    "src/card.module.css": ".card { top: 0 }",
    "static/admin/index.html": "forms",
    [`${assets}/encoder.wasm`]: "",
    [`${assets}/encoder.js.map`]: "",
    [`${assets}/marker-icon.png`]: "",
    ".cache/empty": "",
  });
});

afterEach(() => {
  const project = process.cwd();
  process.chdir(root);
  rmSync(project, { recursive: true });
});

type Call = readonly [action: string, ...values: unknown[]];

/** Runs a hook as Gatsby does, and returns what the hook reported and created, in order. */
export async function run(
  name: keyof typeof import("../../src/gatsby/hooks"),
  given: object = {},
): Promise<Call[]> {
  const calls: Call[] = [];
  const recordOf =
    (action: string) =>
    (...values: unknown[]) =>
      void calls.push([action, ...values]);
  const recorder = new Proxy({}, { get: (_target, action) => recordOf(String(action)) });
  type Hooks = Record<typeof name, (api: object) => unknown>;
  const hooks = jest.requireActual<Hooks>("../../src/gatsby/hooks");
  await hooks[name]({ reporter: recorder, actions: recorder, ...given });
  return calls;
}
