/* A visit is kept in memory only, and sent with a message unless the visitor leaves it out. */

type TabVisit = {
  paths: string[];
  isLeftOut: boolean;
  /** Counts a page that is shown, once the first has loaded. */
  report?: (path: string) => void;
};

export const tabVisit: TabVisit = { paths: [], isLeftOut: false };
