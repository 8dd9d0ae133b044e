import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import boundaries from "eslint-plugin-boundaries";
import compat from "eslint-plugin-compat";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Each folder may import those before it. */
const ordered = (folder, names) => {
  const paths = names.map((name) => `${folder}/${name}`);
  return Object.fromEntries(paths.map((path, index) => [path, paths.slice(0, index)]));
};
const catalogue = ordered("catalogue", ["text", "prices", "addresses", "shop", "lists", "search"]);
const domain = [...Object.keys(catalogue), "shared"];
const withDomain = (...names) => [...domain, ...names.map((name) => `components/${name}`)];
const components = {
  "components/ui": domain,
  "components/visitor": withDomain("ui"),
  "components/notice": withDomain("ui"),
  "components/navigation": withDomain("ui"),
  "components/trip": withDomain("ui"),
  "components/item": withDomain("ui", "visitor", "notice", "navigation", "trip"),
  "components/shortlist": withDomain("ui", "visitor", "notice", "navigation"),
  "components/search": [...withDomain("ui", "notice", "navigation"), "data"],
  "components/list": withDomain(
    "ui",
    "notice",
    "navigation",
    "trip",
    "item",
    "shortlist",
    "search",
  ),
  "components/item-page": withDomain(
    "ui",
    "visitor",
    "notice",
    "navigation",
    "trip",
    "item",
    "shortlist",
  ),
  "components/not-found": withDomain("ui", "notice", "navigation", "search"),
  "components/upload": withDomain("ui"),
};
const parts = [...domain, ...Object.keys(components)];
/**
 * Which folder may import which (docs/architecture.md). A folder of `src` that has no entry belongs to
 * its parent.
 */
const allowedImports = {
  ...catalogue,
  shared: Object.keys(catalogue),
  ...components,
  "layout/start": ["layout/connection", ...parts, "styles"],
  "layout/connection": parts,
  layout: ["layout/start", "layout/connection", ...parts],
  templates: parts,
  "data-check": domain,
  finish: [...domain, "data-check"],
  "gatsby/render": [...parts, "layout/start", "finish"],
  gatsby: ["gatsby/render", ...domain, "build", "finish", "data-check"],
  worker: domain,
  inline: domain,
  root: [
    ...domain,
    "build",
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
  build: ["data-check"],
  scripts: [...domain, "build", "gatsby", "finish", "data-check"],
};
const outsideSource = ["root", "scripts"];
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
        // Deeper folders first, because the first matching pattern decides.
        ...[...folders, "styles"]
          .sort((a, b) => b.length - a.length)
          .map((type) => ({
            type,
            pattern: `src/${type}/**`,
            mode: "full",
          })),
        { type: "tests", pattern: "tests/**", mode: "full" },
        { type: "scripts", pattern: "scripts/**", mode: "full" },
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
          rules: [...rules, { from: "tests", allow: ["tests", "scripts", "data", ...folders] }],
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
    files: ["src/**/*.{ts,tsx}"],
    ...reactHooks.configs.flat.recommended,
  },
  {
    // Code for the browsers of package.json. tests/built/oldest-browsers.test.ts checks the finished scripts,
    // packages included.
    files: ["src/{catalogue,shared,components,layout,templates,worker,inline}/**/*.{ts,tsx}"],
    ...compat.configs["flat/recommended"],
    // The code uses these only where they exist.
    settings: { polyfills: ["CompressionStream", "DecompressionStream", "requestIdleCallback"] },
  },
  {
    // Only one folder may use Gatsby's internals (docs/decisions/0009-browser-bundle.md).
    files: ["{src,scripts}/**/*.{ts,tsx,js}", "*.{ts,tsx}"],
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
    files: ["tests/**/*.{ts,tsx}", "scripts/**/*.ts"],
    rules: {
      // Tests and scripts read JSON files with a type parameter. Mocks are methods without `this`. Playwright
      // requires an empty pattern for a fixture that needs no other.
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
    // Keyboards must reach a region that scrolls.
    rules: { "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: ["region"], tags: [] }] },
  },
  prettier,
);
