export const clock = { label: "Sceny tej strony" } as const;
