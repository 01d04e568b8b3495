/** The main landmark of a public page. */
export const mainId = "tresc";
