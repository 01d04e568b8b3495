/** In months; the database allows no more. */
export const longestRetention = 12;

/** Days that a deleted record lies in the bin; the database empties it (`forget_old_messages`). */
export const TRASH_DAYS = 30;

/** Days that a message which was taken for spam is kept. */
export const SPAM_DAYS = 30;

/** This one and whole ones before it; the database forgets older visits (`forget_old_counts`). */
export const VISIT_MONTHS = 25;
