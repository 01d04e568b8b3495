export const clockLabel = "Sceny tej strony";
