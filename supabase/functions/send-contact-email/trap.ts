/**
 * The name of the field that people never see. Browsers and password managers fill in what they take
 * for a name, a company, an address or a web site, whatever `autocomplete` says; a field called
 * "website" caught people. This name and a text of several lines mean nothing to them.
 */
export const trapField = "uwagi";
