/** Read out by screen readers. Not in `shell.ts`: the toaster is loaded later than the shell. */
export const toasterWords = { label: "Powiadomienia", close: "Zamknij powiadomienie" };
