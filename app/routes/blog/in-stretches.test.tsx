import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Collector } from "~/first-load/collect.server.ts";
import { InStretches } from "./in-stretches.tsx";

function rendered(count: number, onItem: (at: number) => void = () => {}): Promise<string> {
  const items = Array.from({ length: count }, (_, at) => `wpis ${at}`);
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ul>
        <InStretches items={items}>
          {(item, at) => {
            onItem(at);
            return <li key={item}>{item}</li>;
          }}
        </InStretches>
      </ul>,
      {
        onAllReady() {
          const whole = pipe(new Collector());
          whole.on("finish", () => resolve(whole.text()));
        },
        onError: reject,
      },
    );
  });
}

test.each([0, 1, 100, 101, 250])("shows all of %d items once and in order", async (count) => {
  const items = Array.from({ length: count }, (_, at) => <li key={at}>{`wpis ${at}`}</li>);
  expect(await rendered(count)).toBe(renderToStaticMarkup(<ul>{items}</ul>));
});

test("lets the event loop go on while a long list is rendered", async () => {
  let turn = 0;
  let ticking = true;
  const tick = () => {
    turn++;
    if (ticking) setImmediate(tick);
  };
  setImmediate(tick);
  const turns = new Map<number, number>();
  await rendered(1_000, () => turns.set(turn, (turns.get(turn) ?? 0) + 1));
  ticking = false;
  expect(Math.max(...turns.values())).toBeLessThanOrEqual(100);
  expect([...turns.values()].reduce((sum, items) => sum + items)).toBe(1_000);
});
