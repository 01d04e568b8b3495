import { type ReactNode, use } from "react";

const STRETCH = 100;

type Props<Item> = {
  items: readonly Item[];
  children: (item: Item, at: number) => ReactNode;
};

/** A list of any length. The server renders a long one in stretches and answers others in between. */
export function InStretches<Item>({ items, children }: Props<Item>) {
  if (items.length <= STRETCH) return items.map(children);
  const stretches = Array.from({ length: Math.ceil(items.length / STRETCH) }, (_, at) => at);
  return stretches.map((at) => (
    <Stretch key={at} turn={at}>
      {() => {
        const from = at * STRETCH;
        return items.slice(from, from + STRETCH).map((item, place) => children(item, from + place));
      }}
    </Stretch>
  ));
}

function Stretch({ turn, children }: { turn: number; children: () => ReactNode }) {
  if (import.meta.env.SSR) use(turnOf(turn));
  return children();
}

/** Each stretch in a turn of the event loop of its own. */
async function turnOf(turn: number): Promise<void> {
  for (let passed = 0; passed <= turn; passed++) await new Promise(setImmediate);
}
