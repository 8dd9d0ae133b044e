/** Replaces a file whose import is its address. */
module.exports = "/file";
