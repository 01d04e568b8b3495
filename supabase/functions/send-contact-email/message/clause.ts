/**
 * The version of the privacy clause at the contact form: the day of its last change. It is stored with
 * each message. `tests/content.test.ts` asks for a new one when the clause's words change.
 */
export const clauseVersion = "2026-11-28";
