import type { ReactNode } from "react";

function Icon({ children }: { children: ReactNode }) {
  return (
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
      {children}
    </svg>
  );
}

export const CloseIcon = () => (
  <Icon>
    <path d="m3 3 10 10M13 3 3 13" />
  </Icon>
);

export const UpIcon = () => (
  <Icon>
    <path d="M8 13V3M3.5 7.5 8 3l4.5 4.5" />
  </Icon>
);

export const DownIcon = () => (
  <Icon>
    <path d="M8 3v10M3.5 8.5 8 13l4.5-4.5" />
  </Icon>
);

export const SortIcon = () => (
  <Icon>
    <path d="M5.5 6.5 8 4l2.5 2.5M5.5 9.5 8 12l2.5-2.5" />
  </Icon>
);

export const GripIcon = () => (
  <Icon>
    <path d="M6 3.5h.01M6 8h.01M6 12.5h.01M10 3.5h.01M10 8h.01M10 12.5h.01" strokeWidth="2" />
  </Icon>
);

export const BinIcon = () => (
  <Icon>
    <path d="M2.5 4h11M6 4V2.5h4V4M4 4l.6 9.5h6.8L12 4M6.5 7v4M9.5 7v4" />
  </Icon>
);

export const LinkIcon = () => (
  <Icon>
    <path d="M6.5 9.5 9.5 6.5M7 4.5l1.3-1.3a3 3 0 0 1 4.5 4.5L11.5 9M9 11.5l-1.3 1.3a3 3 0 0 1-4.5-4.5L4.5 7" />
  </Icon>
);

export const BulletsIcon = () => (
  <Icon>
    <path d="M6.5 4h7M6.5 8h7M6.5 12h7" />
    <path d="M2.75 4h.01M2.75 8h.01M2.75 12h.01" strokeWidth="2.25" />
  </Icon>
);

export const NumbersIcon = () => (
  <Icon>
    <path d="M7 4h6.5M7 8h6.5M7 12h6.5" />
    <path
      d="M2.2 3.2 3.4 2.5v3.2M2 9.9c.2-.8 1.9-.9 1.9.2 0 .9-1.9 1.4-1.9 2.6h2"
      strokeWidth="1.2"
    />
  </Icon>
);

export const QuoteIcon = () => (
  <Icon>
    <path d="M3 3v10M6.5 5.5h7M6.5 10.5h5" />
  </Icon>
);

export const CodeIcon = () => (
  <Icon>
    <path d="M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5" />
  </Icon>
);

export const PictureIcon = () => (
  <Icon>
    <path d="M2 3h12v10H2zM2.5 11.5 6 8l2.5 2.5L10.5 8.5l3 3" />
    <path d="M10.75 5.75h.01" strokeWidth="2" />
  </Icon>
);

export const FullScreenIcon = () => (
  <Icon>
    <path d="M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10" />
  </Icon>
);

export const LeaveFullScreenIcon = () => (
  <Icon>
    <path d="M2.5 6H6V2.5M10 2.5V6h3.5M13.5 10H10v3.5M6 13.5V10H2.5" />
  </Icon>
);
