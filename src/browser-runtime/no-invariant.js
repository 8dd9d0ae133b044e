/**
 * Stands for invariant in the browser. The router explains by it how its routes must be written;
 * Gatsby writes the only one there is.
 */
export default function invariant() {}
