/** @type {import("jest").Config} */
const shared = {
  transform: {
    "\\.tsx?$|/(@rjsf/core|@x0k)/.+\\.js$": "babel-jest",
  },
  transformIgnorePatterns: ["node_modules/(?!(gatsby|gatsby-script|gatsby-link|@rjsf/core|@x0k)/)"],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/tests/support/css-module.js",
    "\\.(svg|woff2)$": "<rootDir>/tests/support/file-url.js",
    // The package exports this file only to bundlers.
    "^(@rjsf/core/lib/components/Form\\.js)$": "<rootDir>/node_modules/$1",
    "^gatsby$": "<rootDir>/tests/support/gatsby.ts",
  },
  testPathIgnorePatterns: ["/node_modules/", "/.cache/", "/public/"],
  modulePathIgnorePatterns: ["/.cache/", "/public/"],
  setupFilesAfterEnv: ["<rootDir>/tests/support/testing-library.ts"],
};

/** @type {import("jest").Config} */
module.exports = {
  projects: [
    {
      ...shared,
      displayName: "website",
      testMatch: ["<rootDir>/tests/{unit,components,built,specification}/**/*.test.{ts,tsx}"],
    },
    {
      ...shared,
      displayName: "editor",
      testMatch: ["<rootDir>/editor/tests/*.test.{ts,tsx}"],
    },
  ],
  // Long enough for a busy machine; it only ends tests that hang.
  testTimeout: 240_000,
  // By default Jest leaves one processor free, which is half of two.
  maxWorkers: "100%",
};
