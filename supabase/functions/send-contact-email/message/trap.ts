/**
 * The name of the honeypot, a field that people do not see. Browsers and password managers fill in a
 * field called "website" even with `autocomplete="off"`; they ignore this name in a text of several lines.
 */
export const trapField = "uwagi";
