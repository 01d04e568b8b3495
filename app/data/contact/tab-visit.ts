/*
 * The way of a visitor through this tab. It is kept nowhere but in this memory, ends with a reload,
 * and is sent only with a message, unless the visitor leaves it out.
 */

export const tabVisit = { paths: [] as string[], isLeftOut: false };
