import js from "@eslint/js";
import { defineConfig } from "eslint/config";
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
const catalogue = ordered("catalogue", ["text", "prices", "addresses", "hours", "lists", "search"]);
const domain = Object.keys(catalogue);
const withDomain = (...names) => [...domain, ...names.map((name) => `components/${name}`)];
const components = {
  "components/visitor": domain,
  "components/ui": withDomain("visitor"),
  "components/notice": withDomain("visitor", "ui"),
  "components/navigation": withDomain("visitor", "ui"),
  "components/trip": withDomain("visitor", "ui", "navigation"),
  "components/item": withDomain("visitor", "ui", "notice", "navigation", "trip"),
  "components/shortlist": withDomain("visitor", "ui", "notice", "navigation"),
  "components/search": [...withDomain("visitor", "ui", "notice", "navigation"), "data"],
  "components/list": withDomain(
    "visitor",
    "ui",
    "notice",
    "navigation",
    "trip",
    "item",
    "shortlist",
    "search",
  ),
  "components/item-page": withDomain(
    "visitor",
    "ui",
    "notice",
    "navigation",
    "trip",
    "item",
    "shortlist",
  ),
  "components/other-pages": withDomain("visitor", "ui", "notice", "navigation", "search"),
};
const parts = [...domain, ...Object.keys(components)];
/**
 * Which folder may import which (docs/architecture.md). A folder of `src` that has no entry belongs to
 * its parent.
 */
const allowedImports = {
  ...catalogue,
  ...components,
  "offline/worker": [...domain, "offline"],
  "offline/connection": [...parts, "offline"],
  offline: domain,
  start: [...parts, "offline/connection", "styles"],
  layout: [...parts, "start", "offline/connection"],
  templates: [...parts, "start"],
  "data-check": domain,
  gatsby: [...parts, "start", "offline", "data-check"],
  root: [
    ...domain,
    "gatsby",
    "data-check",
    "layout",
    "offline",
    "start",
    "styles",
    "data",
    "scripts",
  ],
  scripts: [...domain, "gatsby", "data-check"],
};
const gatsbyInternals =
  "Literal[value=/gatsby.(dist|cache-dir)|^[.]cache.(?!share|worker|gatsby-types)/]";
const outsideSource = ["root", "scripts"];
const folders = Object.keys(allowedImports).filter((name) => !outsideSource.includes(name));
const policy = (from, others) => ({
  from: { element: { type: from } },
  allow: { to: { element: { type: [from, ...others] } } },
});
const policies = Object.entries({
  ...allowedImports,
  tests: ["scripts", "data", ...folders],
}).map(([from, others]) => policy(from, others));

export default defineConfig(
  {
    ignores: ["node_modules", "public", ".cache", "test-results"],
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
            partialMatch: false,
          })),
        { type: "tests", pattern: "tests/**", partialMatch: false },
        { type: "scripts", pattern: "scripts/**", partialMatch: false },
        { type: "data", pattern: "data/**", partialMatch: false },
        { type: "root", pattern: "*.{ts,tsx}", partialMatch: false },
      ],
      "import/resolver": { node: { extensions: [".ts", ".tsx", ".js", ".json"] } },
    },
    rules: {
      "boundaries/dependencies": ["error", { default: "disallow", policies }],
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
    files: ["src/{catalogue,components,layout,templates,offline,start}/**/*.{ts,tsx}"],
    ...compat.configs["flat/recommended"],
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
            "gatsby-*/*",
            "webpack",
            "mini-css-extract-plugin",
          ],
        },
      ],
      "no-restricted-syntax": ["error", gatsbyInternals],
    },
  },
  {
    // The domain has types of its own; tsc checks that the queries fit them.
    files: ["src/catalogue/**/*.ts"],
    rules: {
      "no-restricted-syntax": ["error", gatsbyInternals, "TSQualifiedName[left.name='Queries']"],
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
      },
    },
  },
  { files: ["**/*.tsx"], ...jsxA11y.flatConfigs.strict },
  {
    files: ["**/*.tsx"],
    // Keyboards must reach a region or a list that scrolls.
    rules: {
      "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: ["region"], tags: ["ul"] }],
    },
  },
  prettier,
);
