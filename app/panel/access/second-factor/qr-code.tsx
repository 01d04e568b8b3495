import { encodeQR } from "qr";

type Props = { text: string; label: string };

/** Dark on light in every theme, with the quiet margin that readers need. */
export function QrCode({ text, label }: Props) {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const squares = rows.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="w-full max-w-56"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={squares.join("")} fill="#000" />
    </svg>
  );
}
