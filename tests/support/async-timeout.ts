import { configure } from "@testing-library/dom";

// As in jest.config.js: a bound, which a component reaches only when it never shows what is waited for.
configure({ asyncUtilTimeout: 60_000 });
