/** The part of Gatsby that components use; queries run only in a build. */
export const graphql = (): null => null;
export const navigate = jest.fn();
