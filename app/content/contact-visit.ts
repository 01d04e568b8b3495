/** A file of its own, since the note about the visit is loaded on demand. */
export const contactVisit = {
  question: "Co wyślę?",
  intro: "Razem z wiadomością dostaniemy drogę, którą do niej trafiasz:",
  host: (host: string) => `strona, z której przychodzisz: ${host}`,
  campaign: (labels: string) => `oznaczenie kampanii w linku: ${labels}`,
  pages: (pages: string) => `obejrzane podstrony: ${pages}`,
  leaveOut: "Nie wysyłaj",
  leftOut: "Dostaniemy tylko to, co wpiszesz w trzech polach.",
  sendAfterAll: "Jednak wyślij",
} as const;
