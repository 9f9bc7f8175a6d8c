/** The most characters of an answer in one line, and of one in several. */
export const longestLine = 200;
export const longestText = 2000;
