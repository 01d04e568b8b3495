import { isSvg } from "~/brand/brand.ts";
import { useMediaAddress } from "~/site/use-media-address.ts";

/** A logo as „Marka” keeps it, on the ground of the site. */
export function DrawnValue({ value }: { value: string }) {
  const media = useMediaAddress();
  if (!value) return <p className="text-muted text-sm">–</p>;
  return <img src={valueAddress(value, media)} alt="" className="max-h-24 max-w-full bg-bg p-3" />;
}

export function valueAddress(value: string, media: (address: string) => string): string {
  if (isSvg(value)) return `data:image/svg+xml,${encodeURIComponent(value)}`;
  return media(value.split(" ")[0] ?? "");
}
