/**
 * Stands for prop-types in the browser. The finished site checks no property; React's own
 * production build ignores these declarations too.
 */
const declaration = () => declaration;
declaration.isRequired = declaration;

// Not marked as an ES module, so that a default import is the whole of it.
module.exports = new Proxy(
  {},
  {
    get: (_target, name) => (name === "__esModule" ? undefined : declaration),
  },
);
