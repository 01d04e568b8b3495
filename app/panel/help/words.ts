export const help = {
  title: "Pomoc",
  version: (number: string) => `Wersja ${number}`,
} as const;
