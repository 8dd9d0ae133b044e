/** The part of Gatsby that components use; queries run only in a build. */
export const graphql = (): null => null;
export const withPrefix = (path: string): string => path;
export const navigate = jest.fn();
