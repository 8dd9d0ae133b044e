import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import boundaries from "eslint-plugin-boundaries";
import compat from "eslint-plugin-compat";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/**
 * Who may import whom; see docs/architecture.md. A folder of `src` that is not named here belongs to
 * the folder above it. Rooms in an order import themselves and what is named before them.
 */
const ordered = (folder, names) => {
  const rooms = names.map((name) => `${folder}/${name}`);
  return Object.fromEntries(rooms.map((room, index) => [room, rooms.slice(0, index)]));
};
const catalogue = ordered("catalogue", ["text", "prices", "addresses", "shop", "lists", "search"]);
const domain = [...Object.keys(catalogue), "shared"];
const part = (...names) => [...domain, ...names.map((name) => `components/${name}`)];
const components = {
  "components/ui": [...domain, "brand"],
  "components/visitor": part("ui"),
  "components/notice": part("ui"),
  "components/navigation": part("ui"),
  "components/trip": part("ui"),
  "components/item": part("ui", "visitor", "notice", "navigation", "trip"),
  "components/shortlist": part("ui", "visitor", "notice", "navigation"),
  "components/search": [...part("ui", "notice", "navigation"), "data"],
  "components/list": part("ui", "notice", "navigation", "trip", "item", "shortlist", "search"),
  "components/item-page": part(
    "ui",
    "visitor",
    "notice",
    "navigation",
    "trip",
    "item",
    "shortlist",
  ),
  "components/not-found": part("ui", "notice", "navigation", "search"),
  "components/prose": domain,
  "components/upload": part("ui"),
};
const parts = [...domain, ...Object.keys(components)];
const allowedImports = {
  ...catalogue,
  shared: Object.keys(catalogue),
  ...components,
  "layout/start": ["layout/connection", ...parts, "styles"],
  "layout/connection": parts,
  layout: ["layout/start", "layout/connection", ...parts],
  templates: parts,
  "data-check": domain,
  brand: [...domain, "data-check"],
  finish: [...domain, "brand", "data-check"],
  "gatsby/render": [...parts, "layout/start", "finish"],
  gatsby: ["gatsby/render", ...domain, "finish", "brand", "data-check"],
  worker: domain,
  inline: domain,
  root: [
    ...domain,
    "gatsby",
    "gatsby/render",
    "finish",
    "data-check",
    "layout",
    "layout/start",
    "styles",
    "data",
    "scripts",
  ],
  // The owner's tool is no part of the website.
  editor: [...domain, "data-check"],
  scripts: [...domain, "editor", "gatsby", "finish", "brand", "data-check"],
};
const tools = ["editor", "scripts"];
const outsideSource = ["root", ...tools];
const folders = Object.keys(allowedImports).filter((name) => !outsideSource.includes(name));
const rules = Object.entries(allowedImports).map(([from, others]) => ({
  from,
  allow: [from, ...others],
}));

export default tseslint.config(
  {
    ignores: ["node_modules", "public", ".cache", "screenshots", "test-results"],
  },
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { boundaries },
    settings: {
      "boundaries/elements": [
        // The deeper folder first: the first pattern that fits names a file's element.
        ...[...folders, "styles"]
          .sort((one, other) => other.length - one.length)
          .map((type) => ({
            type,
            pattern: `src/${type}/**`,
            mode: "full",
          })),
        { type: "tests", pattern: ["tests/**", "editor/tests/**"], mode: "full" },
        ...tools.map((type) => ({ type, pattern: `${type}/**`, mode: "full" })),
        { type: "data", pattern: "data/**", mode: "full" },
        { type: "root", pattern: "*.{ts,tsx}", mode: "full" },
      ],
      "import/resolver": { node: { extensions: [".ts", ".tsx", ".js", ".json"] } },
    },
    rules: {
      "boundaries/element-types": [
        "error",
        {
          default: "disallow",
          rules: [...rules, { from: "tests", allow: ["tests", ...tools, "data", ...folders] }],
        },
      ],
      "@typescript-eslint/ban-ts-comment": "error",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true, allowRegExp: true },
      ],
    },
  },
  {
    files: ["{src,editor/page}/**/*.{ts,tsx}"],
    ...reactHooks.configs.flat.recommended,
  },
  {
    // What browsers run, by the list in package.json; the finished scripts are checked by
    // tests/built/oldest-browsers.test.ts, packages included.
    files: ["src/{catalogue,shared,components,layout,templates,worker,inline}/**/*.{ts,tsx}"],
    ...compat.configs["flat/recommended"],
    // Asked for before they are used.
    settings: { polyfills: ["CompressionStream", "DecompressionStream", "requestIdleCallback"] },
  },
  {
    // What reaches behind Gatsby's APIs is in one folder (docs/decisions/0009-browser-bundle.md).
    files: ["{src,scripts,editor}/**/*.{ts,tsx,js}", "*.{ts,tsx}"],
    ignores: ["src/gatsby/patches/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            "**/.cache/**",
            "gatsby/*",
            "!gatsby/graphql",
            "gatsby-*/*",
            "webpack",
            "mini-css-extract-plugin",
          ],
        },
      ],
      "no-restricted-syntax": [
        "error",
        "Literal[value=/gatsby.(dist|cache-dir)|^[.]cache.(?!share|worker|gatsby-types)/]",
      ],
    },
  },
  {
    files: ["{tests,editor/tests}/**/*.{ts,tsx}", "scripts/**/*.ts"],
    rules: {
      // A type parameter is how these read a JSON file; mocks are methods without a this;
      // Playwright wants an empty pattern where a fixture needs no other.
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
      "@typescript-eslint/unbound-method": "off",
      "no-empty-pattern": "off",
    },
  },
  {
    files: ["**/*.js"],
    languageOptions: {
      globals: {
        module: "writable",
        process: "readonly",
        require: "readonly",
        window: "readonly",
      },
    },
  },
  { files: ["**/*.tsx"], ...jsxA11y.flatConfigs.strict },
  {
    files: ["**/*.tsx"],
    // A region that scrolls has to be reachable by keyboard.
    rules: { "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: ["region"], tags: [] }] },
  },
  prettier,
);
