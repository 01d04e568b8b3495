import { useSession } from "~/panel/access/session.tsx";
import { readPictureValue } from "~/site-texts/pictures/pictures.ts";
import type { DrawnCard } from "~/site-texts/types.ts";
import { shownAddress } from "./pictures/shown-address.ts";
import { listWords as words } from "./words.ts";

type Props = { card: DrawnCard; shown: (id: string | undefined) => string | undefined };

/** The sizes that the server's drawing tries, in its own 1,200 pixels. */
const SIZES = [92, 80, 70, 62, 54, 47, 40, 34];
const [WIDTH, HEIGHT] = [640, 330];
/** Of a letter of the display type, in its size. */
const LETTER = 0.64;

/** The share card as the server draws it, near enough to judge the words by. */
export function ShareCard({ card, shown }: Props) {
  const title = (shown(card.title.id ?? undefined) ?? card.title.shown).replaceAll("\n", " ");
  const label = shown(card.label.id ?? undefined) ?? card.label.shown;
  const { client } = useSession();
  const picture = readPictureValue(shown(card.picture.id ?? undefined) ?? "");
  const unit = (pixels: number) => `${pixels / 12}cqw`;
  return (
    <figure className="@container mb-2">
      <figcaption className="sr-only">{words.card}</figcaption>
      <div className="relative aspect-[1200/630] overflow-hidden bg-bg text-text">
        <img
          src={picture ? shownAddress(client, picture.address) : card.picture.shown}
          alt=""
          className="absolute inset-y-0 right-0 h-full w-2/3 object-cover"
        />
        <div className="absolute inset-y-0 right-0 w-2/3 bg-[linear-gradient(90deg,rgb(var(--bg-channels)),rgb(var(--bg-channels)/0.94)_12%,rgb(var(--bg-channels)/0.72)_36%,rgb(var(--bg-channels)/0.24)_55%,transparent_72%)]" />
        <Dot left={unit(87)} top={unit(85)} size={unit(18)} />
        <Dot left={unit(72)} bottom={unit(72)} size={unit(16)} />
        <p
          className="absolute font-display font-semibold leading-none"
          style={{ left: unit(138), top: unit(78), fontSize: unit(40) }}
        >
          {card.agency}
        </p>
        <p
          className="absolute text-balance font-display font-semibold leading-[1.04] tracking-[-0.035em]"
          style={{
            left: unit(72),
            bottom: unit(138),
            width: unit(WIDTH),
            fontSize: unit(sizeOf(title)),
          }}
        >
          {title}
        </p>
        <p
          className="absolute truncate font-mono text-text-2 leading-none"
          style={{ left: unit(104), bottom: unit(72), fontSize: unit(24), maxWidth: unit(800) }}
        >
          {card.timecode} {label}
        </p>
      </div>
    </figure>
  );
}

type DotProps = { left: string; size: string; top?: string; bottom?: string };

function Dot({ size, ...place }: DotProps) {
  return (
    <span
      aria-hidden
      className="absolute rounded-full bg-accent"
      style={{ ...place, width: size, height: size }}
    />
  );
}

/** The largest in which the title has room. */
function sizeOf(title: string): number {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  const fits = SIZES.find((size) => {
    const lines = Math.ceil((title.length * size * LETTER) / WIDTH);
    return longest * size * LETTER <= WIDTH && lines * size * 1.04 <= HEIGHT;
  });
  return fits ?? 34;
}
