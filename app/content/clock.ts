/** Beside the page on a wide screen. */
export const clock = { label: "Sceny tej strony" } as const;
