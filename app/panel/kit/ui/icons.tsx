/** An icon of 16 × 16; `dots` are drawn with a stroke of their own. */
function icon(lines: string, dots = "", dotWidth = 2) {
  return () => (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="size-4"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={lines} />
      {dots && <path d={dots} strokeWidth={dotWidth} />}
    </svg>
  );
}

export const MenuIcon = icon("M2 5h12M2 11h12");
export const CloseIcon = icon("m3 3 10 10M13 3 3 13");
export const UpIcon = icon("M8 13V3M3.5 7.5 8 3l4.5 4.5");
export const DownIcon = icon("M8 3v10M3.5 8.5 8 13l4.5-4.5");
export const LeftIcon = icon("M13 8H3M7.5 3.5 3 8l4.5 4.5");
export const RightIcon = icon("M3 8h10M8.5 3.5 13 8l-4.5 4.5");
export const SortIcon = icon("M5.5 6.5 8 4l2.5 2.5M5.5 9.5 8 12l2.5-2.5");
export const BinIcon = icon("M2.5 4h11M6 4V2.5h4V4M4 4l.6 9.5h6.8L12 4M6.5 7v4M9.5 7v4");
export const LibraryIcon = icon("M2.5 5.5h8v8h-8zM5.5 5.5v-3h8v8h-3M2.5 11.5l2.5-2.5 3 3");
export const LinkIcon = icon(
  "M6.5 9.5 9.5 6.5M7 4.5l1.3-1.3a3 3 0 0 1 4.5 4.5L11.5 9M9 11.5l-1.3 1.3a3 3 0 0 1-4.5-4.5L4.5 7",
);
export const BulletsIcon = icon(
  "M6.5 4h7M6.5 8h7M6.5 12h7",
  "M2.75 4h.01M2.75 8h.01M2.75 12h.01",
  2.25,
);
export const NumbersIcon = icon(
  "M7 4h6.5M7 8h6.5M7 12h6.5",
  "M2.2 3.2 3.4 2.5v3.2M2 9.9c.2-.8 1.9-.9 1.9.2 0 .9-1.9 1.4-1.9 2.6h2",
  1.2,
);
export const QuoteIcon = icon("M3 3v10M6.5 5.5h7M6.5 10.5h5");
export const CodeIcon = icon("M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5");
export const PictureIcon = icon(
  "M2 3h12v10H2zM2.5 11.5 6 8l2.5 2.5L10.5 8.5l3 3",
  "M10.75 5.75h.01",
);
export const ClosingPictureIcon = icon(
  "M2 2h12v7.5H2zM2.5 8.5 6 5.5l2.5 2 2-1.5 3 2.5M8 11.5v3M6.25 13 8 14.75 9.75 13",
);
export const FullScreenIcon = icon("M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10");
export const LeaveFullScreenIcon = icon("M2.5 6H6V2.5M10 2.5V6h3.5M13.5 10H10v3.5M6 13.5V10H2.5");
export const TasksIcon = icon(
  "M2 3h4v4H2zM8.5 5h5.5M2 9.5h4v4H2zM8.5 11.5h5.5M3.2 4.9l.8.8 1.2-1.5",
);
export const TableIcon = icon("M2 3h12v10H2zM2 6.5h12M8 6.5V13");
export const DividerIcon = icon("M2 8h12M5 3.5h6M5 12.5h6");
export const FilmIcon = icon("M2 3.5h12v9H2zM6.75 6.25v3.5L9.75 8z");
