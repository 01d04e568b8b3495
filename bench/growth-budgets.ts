/** At most, by what is measured and by the number of posts. */
export const growthBudgets: Record<string, Record<number, number>> = {};
