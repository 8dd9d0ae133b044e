import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// Long enough for a busy machine; it only ends tests that wait in vain.
configure({ asyncUtilTimeout: 60_000 });
