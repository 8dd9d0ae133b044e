/** @type {import("jest").Config} */
module.exports = {
  // `npm run test:incremental` names its tests itself.
  testMatch: ["<rootDir>/tests/{unit,components,specification,built}/**/*.test.{ts,tsx}"],
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
  // Long enough for a busy machine; it only ends tests that hang.
  testTimeout: 240_000,
  // By default Jest leaves one processor free, which is half of two.
  maxWorkers: "100%",
};
