import type { ListLayout } from "~/content/sections/types.ts";

type ListLook = {
  frame?: string;
  picture?: string;
  pictureSizes?: string;
  body?: string;
  facts?: string;
  fact?: string;
  factLabel?: string;
  factValue?: string;
  list?: string;
  item: string;
  mark?: string;
  digits?: number;
  ticked?: true;
  label?: string;
  /** As on the edge of a film, behind the label. */
  frameNumber?: true;
  words?: string;
  title: string;
  text: string;
  result?: string;
  note?: string;
};

const checklist: ListLook = {
  list: "grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3",
  item: "grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-4 border-line border-t py-4",
  ticked: true,
  title: "text-h3",
  text: "mt-2 max-w-[40ch] text-text-2",
};

export const listLooks: Record<ListLayout, ListLook> = {
  timeline: {
    list: "rail relative",
    item: "relative grid gap-y-2 pb-5 pl-7 last:pb-0 before:absolute before:top-2.5 before:-left-1 before:size-[9px] before:bg-accent lg:grid-cols-12 lg:pb-10 lg:pl-0 lg:before:left-[calc(16.667%-4px)]",
    mark: "font-display text-h3 text-muted leading-tight tracking-[-0.03em] lg:col-span-2",
    words: "lg:col-span-6 lg:px-12",
    title:
      "text-[min(clamp(1.5rem,1rem+1.6vw,2.5rem),max(8.6vw,1.125rem))] leading-[1.05] tracking-[-0.03em]",
    text: "mt-3 max-w-[46ch] text-text-2",
    result:
      "self-start border-accent border-l-2 pl-5 font-semibold leading-snug lg:col-span-4 lg:mt-2 lg:text-lead",
  },
  "call-sheet": {
    frame: "relative lg:grid lg:grid-cols-12",
    picture:
      "fits aspect-[4/3] w-full lg:sticky lg:top-28 lg:col-span-6 lg:col-start-1 lg:row-start-1 lg:aspect-[4/5] lg:self-start",
    pictureSizes: "(max-width: 64rem) 100vw, 77vw",
    body: "relative mx-3 -mt-16 bg-text text-bg sm:mx-8 lg:col-span-7 lg:col-start-6 lg:row-start-1 lg:mx-0 lg:mt-24",
    facts: "grid border-bg border-b-2 sm:grid-cols-3",
    fact: "border-bg/20 px-5 py-3 max-sm:not-first:border-t sm:not-first:border-l md:px-7",
    factLabel: "label text-bg/70",
    factValue: "mt-1 font-semibold leading-snug",
    list: "px-5 md:px-7",
    item: "grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 border-bg/20 py-4 not-first:border-t md:grid-cols-[6rem_minmax(0,1fr)]",
    mark: "pt-0.5 font-mono font-medium tabular-nums",
    title: "text-[1.25rem] leading-tight",
    text: "mt-1.5 max-w-[52ch] text-bg/80",
  },
  countdown: {
    list: "-mx-(--bleed)",
    item: "grid items-baseline gap-x-10 gap-y-2 border-line border-t px-(--bleed) py-5 data-lit:border-t-0 data-lit:bg-accent data-lit:text-ink md:grid-cols-12",
    mark: "whitespace-nowrap font-display text-figure leading-none tracking-[-0.045em] tabular-nums md:col-span-4",
    words: "contents",
    title: "text-h3 md:col-span-3",
    text: "max-w-[52ch] text-text-2 in-data-lit:text-ink md:col-span-5",
  },
  "film-strip": {
    frame: "film-strip -mx-(--bleed) bg-line",
    list: "grid grid-cols-2 gap-1 md:grid-cols-3 xl:grid-cols-6",
    item: "flex flex-col bg-surface p-3 md:p-6 xl:min-h-80",
    mark: "mt-2 whitespace-nowrap font-display text-[clamp(2.5rem,4vw,4rem)] leading-none tracking-[-0.04em] tabular-nums",
    label: "label order-first flex justify-between gap-x-2 text-muted",
    frameNumber: true,
    words: "contents",
    title: "mt-4 text-h3 xl:mt-auto xl:pt-8",
    text: "mt-2 text-text-2 xl:min-h-[7.5em]",
  },
  week: {
    list: "-mx-(--bleed) grid border-line border-t px-(--bleed) xl:grid-cols-7 xl:border-b",
    item: "grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 border-line py-4 max-xl:border-b last:text-muted xl:flex xl:min-h-72 xl:flex-col xl:border-l xl:px-4 xl:first:border-l-0 xl:first:pl-0",
    mark: "row-span-2 font-display text-h3 leading-none tracking-[-0.03em] xl:text-[2.25rem]",
    label: "label text-muted tabular-nums xl:mt-3",
    words: "xl:mt-auto",
    title: "text-[1.125rem] leading-tight",
    text: "mt-1.5 text-text-2 leading-snug xl:min-h-[5.5em]",
  },
  rounds: {
    list: "grid gap-y-12 md:grid-cols-3",
    item: "border-line md:border-l md:px-8 md:first:border-l-0 md:first:pl-0 lg:px-12",
    digits: 1,
    mark: "select-none font-display text-[clamp(8rem,17vw,19rem)] leading-[0.8] tracking-[-0.06em] in-[li:nth-child(1)]:[filter:blur(7px)] in-[li:nth-child(2)]:[filter:blur(2.5px)]",
    title: "mt-10 text-title md:max-lg:text-h3",
    text: "mt-4 max-w-[40ch] text-text-2",
    result: "label mt-6 text-muted",
  },
  numbered: {
    list: "grid gap-x-16 gap-y-12 md:grid-cols-2 md:pb-16",
    item: "grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 md:even:translate-y-16",
    digits: 2,
    mark: "label pt-1.5 text-accent",
    title: "max-w-[20ch] text-h3",
    text: "mt-3 max-w-[44ch] text-text-2",
  },
  ledger: {
    item: "grid gap-x-8 gap-y-2 border-line border-t py-5 last:border-b md:grid-cols-12 md:items-baseline",
    words: "contents",
    title: "text-h3 md:col-span-5",
    text: "max-w-[56ch] text-text-2 md:col-span-7",
  },
  columns: {
    list: "grid gap-x-10 gap-y-10 md:grid-cols-3",
    item: "border-text border-t-2 pt-5",
    title: "text-h3",
    text: "mt-3 max-w-[40ch] text-text-2",
  },
  checklist,
  "pictured-checklist": {
    ...checklist,
    frame: "grid gap-x-12 gap-y-10 lg:grid-cols-12",
    picture: "-ml-(--bleed) aspect-[4/3] max-lg:-mr-(--bleed) lg:col-span-5 lg:self-start",
    pictureSizes: "(max-width: 64rem) 100vw, 44vw",
    body: "self-start lg:col-span-7",
    list: "grid gap-x-12 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2",
  },
  risks: {
    list: "grid gap-x-10 gap-y-12 sm:grid-cols-2 xl:grid-cols-6",
    item: "border-accent border-t-2 pt-5 xl:col-span-2 xl:nth-[n+4]:col-span-3",
    title: "max-w-[18ch] text-title tracking-[-0.03em]",
    text: "mt-4 max-w-[46ch] text-text-2",
  },
  prices: {
    frame: "grid gap-x-16 gap-y-10 lg:grid-cols-12",
    picture:
      "-mx-(--bleed) aspect-[4/3] lg:order-last lg:col-span-5 lg:-mr-(--bleed) lg:ml-0 lg:aspect-auto lg:min-h-full",
    pictureSizes: "(max-width: 64rem) 100vw, 66vw",
    body: "lg:col-span-7",
    item: "grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-line border-b py-4 first:border-t",
    words: "contents",
    title: "text-h3",
    text: "order-last col-span-2 mt-1 max-w-[52ch] text-text-2",
    result: "font-display text-h3 tracking-[-0.02em] tabular-nums",
    note: "mt-8 flex gap-3 font-semibold before:mt-2 before:size-2 before:shrink-0 before:rounded-full before:bg-accent",
  },
  figures: {
    picture: "mb-12 aspect-[21/9]",
    pictureSizes: "100vw",
    body: "-mx-(--bleed) bg-surface px-(--bleed) py-8",
    list: "grid grid-cols-2 gap-x-6 gap-y-10 xl:grid-cols-4 xl:gap-x-10",
    item: "flex flex-col",
    mark: "font-display text-[clamp(2.75rem,7.5vw,7rem)] leading-[0.9] tracking-[-0.055em] tabular-nums",
    words: "contents",
    title:
      "mt-4 border-line border-t pt-4 font-semibold font-stretch-normal font-text text-base leading-snug tracking-normal",
    text: "mt-2 max-w-[36ch] text-text-2",
  },
  yield: {
    body: "-mx-(--bleed) grid lg:grid-cols-12",
    facts: "bg-accent px-(--bleed) py-6 text-ink lg:col-span-4",
    fact: "flex h-full flex-col justify-between",
    factLabel: "order-last mt-8 max-w-[20ch] font-semibold text-lead",
    factValue: "font-display text-[clamp(5rem,13vw,13rem)] leading-[0.85] tracking-[-0.06em]",
    list: "grid sm:grid-cols-2 lg:col-span-8",
    item: "grid grid-cols-[auto_minmax(0,1fr)] content-start items-baseline gap-x-3 border-line border-b px-(--bleed) py-5 sm:px-8 sm:odd:border-r lg:border-t lg:border-b-0",
    mark: "font-display text-[clamp(3.25rem,6vw,6rem)] leading-none tracking-[-0.05em] tabular-nums",
    words: "contents",
    title: "text-h3",
    text: "col-span-2 mt-3 max-w-[34ch] text-text-2",
  },
};
