/** Of the marks beside a wide page. */
export const clockLabel = "Sceny tej strony";
