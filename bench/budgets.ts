/** The site's budgets. tests/http/bytes.test.ts checks the bytes, `npm run bench` everything. */

/** Kilobytes of 1,000 bytes, in brotli where they travel so. */
export const kilobytesAtMost = {
  /** Named by the page itself. */
  javascript: 117,
  /** With what a page asks for afterwards without being touched: an accordion, a form. */
  javascriptInAll: 118,
  /** More of both when all the words of a page are the owner's. */
  changedHtml: 2,
  changedJavascript: 0.6,
  /** What a server may send before it hears of the first: the home page's styles and fonts, each with headers. */
  tenPackets: 14.6,
  /** The home page's kept HTML with headers: a packet more, since each picture is in it, which needs no scripts then. */
  homeHtml: 14.8,
  /** With those that come after the load, and those of one kind of page. */
  styles: 16,
  fonts: 28.5,
  /** The largest of its sizes. */
  homePicture: 25,
  /** Without the film, which comes later and not to everybody. */
  home: 240,
  film: 1_300,
  /** In AV1 and in H.264 together. */
  reel: 6_000,
  loop: 250,
  /** The HTML of /blog however many posts there are, before it is compressed. */
  longList: 120,
};

export const megabytesAtMost = {
  peak: 700,
  afterLoad: 500,
  peakWithSupabaseElsewhere: 200,
};

export const secondsAtMost = {
  firstStart: 10,
  laterStart: 4,
  /** From a query without end to the first good answer: ten of them pass before the process is ended. */
  hungDatabase: 15,
  largestPaintOfHome: 1.25,
  largestPaintOfPost: 1.13,
  largestPaintOfService: 1.25,
  largestPaint: 2,
};

export const millisecondsAtMost = {
  /** 99 of 100 cached pages, with 50 visitors at once. */
  cachedPage: 50,
  cachedPageWithoutBackend: 100,
  errorWithoutBackend: 2_000,
  /** Total blocking time on Lighthouse's phone. */
  blocking: 100,
  /** The same without what the machine does besides. */
  processorBlocking: 30,
  /** From a click on a link, after the pointer rested there, to the heading of the next page. */
  nextPage: 100,
  /** From a press to the first frame that shows it, on slow 4G with a processor four times slower. */
  answer: 100,
  panelList: 300,
  /** Processor time of the dearest request that a stranger may send, with 1,000 posts of 20 kB. */
  strangersRequest: 250,
  /** Of a small one, with sixteen clients at once. */
  apiRequest: 6,
  key: 50,
};

/** The cached home page beside a bare `node:http` server with the same bytes and headers. */
export const besideBareServer = { requestsAtLeast: 0.6, processorTimeAtMost: 1.6 };

/** Each of the 1,331 settings of the home page's light beside the cached home page, one after another. */
export const besideCachedHome = { processorTimeAtMost: 2, megabytesMoreAtMost: 20 };

/** Of one processor, for 1,000 visits a second that a cache in front answers and the pages report. */
export const percentOfProcessorAtMost = { visits: 2 };

/** /blog with 5,000 posts beside /blog with eight. */
export const manyPostsBesideFew = { rendering: 2, largestPaint: 1.1 };

/** /uslugi with 30 services beside /uslugi with eight, in processor time. */
export const manyServicesBesideFew = { rendering: 2 };

/** Pages rendered each time, eight at once. */
export const rendersPerSecondAtLeast = { home: 90, list: 70, post: 70 };

/** An old site with 2,000 posts and 3,000 pictures that comes along, and the archive of it: the program that does it. */
export const movingAtMost = { seconds: 600, megabytes: 400 };

export const lighthouseAtLeast = { performance: 99, others: 100 };
export const layoutShiftAtMost = 0.01;
