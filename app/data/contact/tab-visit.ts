/* A visit is kept in memory only, and sent with a message unless the visitor leaves it out. */

export const tabVisit = { paths: [] as string[], isLeftOut: false };
