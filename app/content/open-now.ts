const onDay = [
  "w\u00a0niedzielę",
  "w\u00a0poniedziałek",
  "we wtorek",
  "w\u00a0środę",
  "w\u00a0czwartek",
  "w\u00a0piątek",
  "w\u00a0sobotę",
];

export const openNow = {
  open: "Teraz otwarte, do\u00a0{until}",
  opens: "Otwieramy {day} o\u00a0{hour}",
  today: "dziś",
  tomorrow: "jutro",
  /** From Sunday on, as JavaScript counts them. */
  onDay,
};
