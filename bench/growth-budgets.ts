/**
 * At most, by what is measured and by the number of posts. Pages that show none or one of them must
 * not notice how many there are; the list may grow with its rows, but never hold up the others for long.
 */
export const growthBudgets: Record<string, Record<number, number>> = {
  "blog list, rendered": { 10: 60, 100: 100, 1000: 350, 10000: 4_000 },
  "blog list, cached": { 10: 10, 100: 10, 1000: 10, 10000: 40 },
  "blog list, HTML in brotli": { 10: 12, 100: 20, 1000: 50, 10000: 400 },
  "blog list, event loop held": { 10: 50, 100: 50, 1000: 100, 10000: 500 },
  "home, rendered": { 10: 60, 100: 60, 1000: 60, 10000: 60 },
  "a post, rendered": { 10: 60, 100: 60, 1000: 60, 10000: 60 },
  "RSS, rendered": { 10: 40, 100: 40, 1000: 40, 10000: 40 },
  "sitemap, rendered": { 10: 40, 100: 40, 1000: 80, 10000: 500 },
  "panel's list, its data": { 10: 50, 100: 50, 1000: 150, 10000: 1_000 },
  "memory of the web process": { 10: 200, 100: 200, 1000: 300, 10000: 600 },
  "memory of the web process, peak": { 10: 250, 100: 250, 1000: 350, 10000: 800 },
  "memory of the backend process": { 10: 350, 100: 350, 1000: 350, 10000: 400 },
  database: { 10: 50, 100: 50, 1000: 60, 10000: 120 },
};
