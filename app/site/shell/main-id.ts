/** The main landmark of a public page: where the skip link and every change of route lead. */
export const mainId = "tresc";
