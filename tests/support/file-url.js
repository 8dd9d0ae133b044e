/** Stands for a file that webpack would answer with its address. */
module.exports = "/file";
