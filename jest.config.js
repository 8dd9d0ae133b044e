/** @type {import("jest").Config} */
const shared = {
  transform: {
    "\\.tsx?$": "babel-jest",
  },
  transformIgnorePatterns: ["node_modules/(?!(gatsby|gatsby-script|gatsby-link)/)"],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/tests/support/css-module.js",
    "\\.(svg|woff2)$": "<rootDir>/tests/support/file-url.js",
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
      testMatch: ["<rootDir>/tests/{unit,components,built}/**/*.test.{ts,tsx}"],
    },
    {
      ...shared,
      displayName: "specification",
      testMatch: ["<rootDir>/tests/specification/*.test.ts"],
    },
  ],
  // Long enough for a busy machine; it only ends tests that hang.
  testTimeout: 240_000,
  // By default Jest leaves one processor free, which is half of two.
  maxWorkers: "100%",
};
