// Visitors may be in another time zone than the shop.
process.env.TZ = "America/New_York";

/** @type {import("jest").Config} */
module.exports = {
  testMatch: ["<rootDir>/tests/**/*.test.{ts,tsx}"],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/tests/support/css-module.js",
    "\\.(svg|woff2)$": "<rootDir>/tests/support/file-url.js",
    "^gatsby$": "<rootDir>/tests/support/gatsby.ts",
    // A build copies this folder to `.cache`.
    "/\\.cache/(.*)$": "gatsby/cache-dir/$1",
  },
  transformIgnorePatterns: ["/node_modules/(?!gatsby/cache-dir/)"],
  testPathIgnorePatterns: ["/node_modules/", "/.cache/", "/public/"],
  modulePathIgnorePatterns: ["/.cache/", "/public/"],
  restoreMocks: true,
  setupFilesAfterEnv: ["<rootDir>/tests/support/testing-library.ts"],
  // Long enough for a busy machine; it only ends tests that hang.
  testTimeout: 60_000,
  // A broken rule fails many tests, each after a wait in vain.
  bail: 10,
  // By default Jest leaves one processor free, which is half of two.
  maxWorkers: "100%",
};
