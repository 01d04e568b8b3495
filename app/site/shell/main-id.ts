export const mainId = "tresc";
