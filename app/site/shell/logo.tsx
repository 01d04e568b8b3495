import { agency } from "~/content/agency/agency.ts";
import { look } from "~/content/agency/look.ts";
import { useMediaAddress } from "~/site/use-media-address.ts";
import { cx } from "~/ui/cx.ts";

/** As high as its letters would be: its font size is its height. A name or a picture that is wide gets what room there is. */
export function Logo({ className }: { className?: string }) {
  const media = useMediaAddress();
  const { logo, mark, isNameLong } = look;
  if (logo)
    return (
      <img
        src={media(logo.src)}
        alt=""
        width={logo.width}
        height={logo.height}
        className={cx("brand-logo", className)}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={cx("brand-name inline-flex max-w-full items-center", className)}
    >
      {mark ? (
        <img src={media(mark.src)} alt="" width={mark.width} height={mark.height} />
      ) : (
        <svg aria-hidden="true" viewBox="0 0 64 64" className="fill-text">
          <path d="M4 4h22v7H11v15H4zM60 60H38v-7h15V38h7z" />
          <circle cx="32" cy="32" r="10.5" className="fill-accent" />
        </svg>
      )}
      <span
        data-long={isNameLong || undefined}
        className="whitespace-nowrap font-display leading-none tracking-[-0.02em]"
      >
        {agency.name}
      </span>
    </span>
  );
}
