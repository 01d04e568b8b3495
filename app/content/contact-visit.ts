/** A file of its own, since the note about the visit is loaded on demand. */
export const contactVisit = {
  question: "Co dołączymy do\u00a0wiadomości?",
  intro: "Razem z\u00a0wiadomością dostaniemy informację, jak trafiasz do formularza:",
  host: "strona, z\u00a0której przychodzisz: {host}",
  campaign: "oznaczenie kampanii w\u00a0linku: {labels}",
  pages: "obejrzane podstrony: {pages}",
  leaveOut: "Nie dołączaj",
  leftOut: "Dostaniemy tylko to, co wpiszesz w\u00a0trzech polach.",
  sendAfterAll: "Jednak dołącz",
} as const;
