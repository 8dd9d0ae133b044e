import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fixtureFolder } from "./fixture-data";

type Hooks = typeof import("../../src/gatsby/hooks");

const root = process.cwd();

/** A small project with the data of the example shop, in which a test file runs the hooks. */
export const project = mkdtempSync(path.join(os.tmpdir(), "project-"));

let hooks: Hooks;

export function write(files: Readonly<Record<string, string | Buffer>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), content);
  }
}

export const read = (file: string) => readFileSync(path.join(project, file), "utf8");

const icon = (drawing: string) => `<?xml?><svg fill="none">\n<path d="${drawing}"/></svg>\n`;
const assets = "node_modules/@sveltia/cms/npm/assets";

beforeAll(() => {
  cpSync(fixtureFolder, path.join(project, "data"), { recursive: true });
  cpSync("data/schema", path.join(project, "data/schema"), { recursive: true });
  write({
    "src/start/before-paint.ts": "export const start: number = 1;\ndocument.title = `${start}`;",
    "src/start/redirect-script.ts": "export {};\nlocation.reload();",
    "src/offline/worker/main.ts": "export {};\nfetch('/');",
    "src/gatsby/schema.graphql": "type Item { id: Int! }",
    // The package is not installed.
    "src/gatsby/cms/cms-start.ts": "import('leaflet');\nimport('./late');",
    "src/gatsby/cms/late.ts": "export const late = 1;",
    "src/components/ui/icons/car.svg": icon("car"),
    "src/components/ui/icons/bike.svg": icon("bike"),
    "src/components/ui/icon.module.css": '.icon { --icons: "./icons"; }',
    "src/card.module.css": ".card { top: 0 }",
    "static/admin/index.html": "forms",
    [`${assets}/encoder.wasm`]: "",
    [`${assets}/encoder.js.map`]: "",
    [`${assets}/marker-icon.png`]: "",
    ".cache/blank.css": "",
  });
  process.chdir(project);
  hooks = jest.requireActual(path.join(root, "src/gatsby/hooks"));
});

afterAll(() => {
  process.chdir(root);
  rmSync(project, { recursive: true });
});

type Call = readonly [action: string, ...values: unknown[]];

/** Runs a hook as Gatsby does, and returns what the hook reported and created, in order. */
export async function run(name: keyof Hooks, given: object = {}): Promise<Call[]> {
  const calls: Call[] = [];
  const get =
    (_target: object, action: string) =>
    (...values: unknown[]) =>
      void calls.push([action, ...values]);
  const recorder = new Proxy({}, { get });
  const hook = hooks[name] as (api: object) => unknown;
  await hook({ reporter: recorder, actions: recorder, ...given });
  return calls;
}
