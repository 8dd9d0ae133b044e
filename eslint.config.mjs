import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import boundaries from "eslint-plugin-boundaries";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Who may import whom; see docs/architecture.md. */
const allowedImports = {
  catalogue: ["catalogue"],
  components: ["components", "catalogue"],
  layout: ["layout", "components", "catalogue", "styles"],
  templates: ["layout", "components", "catalogue"],
  pages: ["layout", "components", "catalogue"],
  build: ["build", "catalogue"],
  worker: ["worker", "catalogue"],
  root: ["build", "layout", "styles", "catalogue", "data", "scripts"],
  scripts: ["scripts", "build", "catalogue"],
  tests: [
    "tests",
    "scripts",
    "build",
    "catalogue",
    "components",
    "layout",
    "templates",
    "pages",
    "worker",
    "data",
  ],
};

export default tseslint.config(
  {
    ignores: [
      "node_modules",
      "public",
      ".cache",
      "src/gatsby-types.d.ts",
      "screenshots",
      "test-results",
      "bench-results",
    ],
  },
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { boundaries },
    settings: {
      "boundaries/elements": [
        ...[
          "catalogue",
          "components",
          "layout",
          "templates",
          "pages",
          "build",
          "styles",
          "worker",
        ].map((type) => ({
          type,
          pattern: `src/${type}/**`,
          mode: "full",
        })),
        { type: "scripts", pattern: "scripts/**", mode: "full" },
        { type: "tests", pattern: "tests/**", mode: "full" },
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
          rules: Object.entries(allowedImports).map(([from, allow]) => ({ from, allow })),
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
  { files: ["src/**/*.{ts,tsx}"], ...reactHooks.configs.flat.recommended },
  {
    files: ["src/{components,layout,templates,pages}/**/*.{ts,tsx}"],
    rules: {
      // The rest type-checks and works in the preview, but is missing in the finished build
      // (docs/decisions/0009-browser-bundle.md).
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          paths: [
            {
              name: "gatsby",
              allowImportNames: ["graphql", "navigate", "withPrefix"],
              allowTypeImports: true,
              message:
                "The browser's bundle has no more of Gatsby than graphql, navigate and withPrefix.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["tests/**/*.{ts,tsx}", "scripts/**/*.ts"],
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
    languageOptions: { globals: { module: "writable", require: "readonly", window: "readonly" } },
  },
  { files: ["**/*.tsx"], ...jsxA11y.flatConfigs.strict },
  {
    files: ["**/*.tsx"],
    // A region that scrolls has to be reachable by keyboard.
    rules: { "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: ["region"], tags: [] }] },
  },
  prettier,
);
