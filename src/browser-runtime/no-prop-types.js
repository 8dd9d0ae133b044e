/**
 * Stands for prop-types in the browser. The finished site checks no property; React's own
 * production build ignores these declarations too. Here are the ones that Gatsby's runtime and the
 * router make.
 */
const declaration = { isRequired: undefined };
export default {
  element: declaration,
  func: declaration,
  object: declaration,
  string: declaration,
};
