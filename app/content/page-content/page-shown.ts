/** The event of the window that tells tools of each page after the first, by its path, once it is there. */
export const PAGE_SHOWN = "kadr:page";
