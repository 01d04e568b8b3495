/**
 * The colours of the design: the one table. `app/styles/tokens.css` has the same for style sheets, which a test compares;
 * what each is for stands in docs/design.md.
 */
export const tokens = {
  bg: "#0b0b0d",
  surface: "#131316",
  raised: "#1c1c20",
  line: "#2b2a2e",
  edge: "#78736e",
  text: "#f4f0ea",
  "text-2": "#b9b3ab",
  muted: "#8e8982",
  accent: "#ff4b1f",
  "accent-hover": "#ff6a3d",
  ink: "#0b0b0d",
  danger: "#ff7a9a",
  cool: "#dfe8ff",
} as const;

/** Two that say "wrong": the one that is further from the accent is shown. */
export const dangers = [tokens.danger, "#ffb347"] as const;
