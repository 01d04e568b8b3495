/*
 * The way of a visitor through this tab. It is kept nowhere but in this memory, ends with a reload,
 * and is sent only with a message, unless the visitor leaves it out.
 */

export const tabVisit = {
  /** The address that the tab began with. */
  arrival: "",
  pages: [] as string[],
  isLeftOut: false,
};

export function notePage(path: string): void {
  const { pages } = tabVisit;
  tabVisit.arrival ||= location.href;
  if (pages.at(-1) === path || path.startsWith("/admin")) return;
  pages.push(path);
  // The first page says how the visit began, so it stays.
  if (pages.length > 20) pages.splice(1, 1);
}
