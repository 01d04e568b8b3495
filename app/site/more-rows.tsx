import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useLocation } from "react-router";
import type { MoreWords } from "~/content/blog/long-lists.ts";
import { tabStorage } from "~/data/browser-storage.ts";
import { persistently } from "~/data/loaded.ts";
import { PORTION, type Portion } from "~/data/records/portions.ts";
import { fill } from "~/text/fill.ts";
import { formatNumber } from "~/text/numbers.ts";
import { buttonLook } from "~/ui/button.tsx";
import { Loading } from "~/ui/skeleton.tsx";

type Row = { id: number };

/** All rows of a list that were shown at an entry of the history, while the document lives. */
export type Memory<T extends Row> = Map<string, readonly T[]>;

export type MoreProps<T extends Row> = {
  /** The rows of the finished page. */
  first: readonly T[];
  /** The last of them, that would not fill a line of cards: the next ones follow beside. */
  tail?: readonly T[];
  count: number;
};

type Props<T extends Row> = MoreProps<T> & {
  memory: Memory<T>;
  words: MoreWords;
  cards: (rows: readonly T[]) => ReactNode;
  skeletons: (count: number) => ReactNode;
};

/** The portions after the first one: they come as one scrolls, or by a press. Without scripts a link leads to all. */
export function MoreRows<T extends Row>(props: Props<T>) {
  const { first, tail = [], words, cards, skeletons } = props;
  const path = useLocation().pathname;
  const { rows, count, state, coming, isWhole, more } = useMoreRows(props);
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isLive = useSyncExternalStore(never, yes, no);
  const [pressedAt, setPressedAt] = useState<number | null>(null);
  const known = new Set(first.map(({ id }) => id));
  const rest = rows.filter(({ id }) => !known.has(id));
  const shown = first.length + rest.length;
  const listed = [...tail, ...rest];
  const values = { shown: formatNumber(shown), count: formatNumber(count) };

  const onEnd = useEffectEvent(() => {
    // By keyboard a press asks for more, or the footer could not be reached.
    const isKeyboard = document.activeElement?.matches(
      "article :focus-visible, [data-more] :focus-visible",
    );
    if (!isKeyboard) more();
  });
  useEffect(() => {
    if (!end.current || state !== "waiting" || isWhole) return;
    // What has gone by above is left alone: a visitor who jumped to the footer stays there.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onEnd(), {
      rootMargin: "0px 0px 100% 0px",
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [state, isWhole, rows]);

  useLayoutEffect(() => {
    if (pressedAt === null || shown <= pressedAt) return;
    const place = tail.length + pressedAt - first.length;
    const next = list.current?.querySelectorAll("article")[place];
    next?.querySelector<HTMLElement>("a:not([tabindex])")?.focus({ preventScroll: true });
    setPressedAt(null);
  }, [pressedAt, shown, first.length, tail.length]);

  return (
    <>
      <div ref={list}>
        {Array.from({ length: Math.ceil(listed.length / PORTION) }, (_, at) => {
          const some = listed.slice(at * PORTION, (at + 1) * PORTION);
          return <div key={some[0]?.id}>{cards(some)}</div>;
        })}
      </div>
      {state === "loading" && <Loading label={words.loading}>{skeletons(coming)}</Loading>}
      <div
        ref={end}
        data-more
        className="mt-16 flex flex-wrap items-center gap-x-6 gap-y-4 border-line border-t pt-6"
      >
        <p role="status" className="mr-auto text-text-2">
          {fill(isWhole ? words.whole : shown > first.length ? words.loaded : words.shown, values)}
        </p>
        {state === "failed" && (
          <p role="alert" className="label text-danger">
            {words.failed}
          </p>
        )}
        {isLive && !isWhole && (
          <button
            type="button"
            aria-disabled={state === "loading"}
            onClick={() => {
              setPressedAt(shown);
              more();
            }}
            className={buttonLook({ variant: "secondary" })}
          >
            {state === "loading" ? words.loading : state === "failed" ? words.again : words.next}
          </button>
        )}
        {!isWhole && (
          <a href={`/wszystkie${path}`} className={buttonLook({ variant: "ghost" })}>
            {words.all}
          </a>
        )}
      </div>
    </>
  );
}

const never = () => () => {};
const yes = () => true;
const no = () => false;

type State = "waiting" | "loading" | "failed";

function useMoreRows<T extends Row>({ first, count: counted, memory }: Props<T>) {
  const { key, pathname: path } = useLocation();
  const entry = key + path;
  const [rows, setRows] = useState(() => memory.get(entry) ?? first);
  const [count, setCount] = useState(counted);
  const [state, setState] = useState<State>("waiting");
  const [wanted, setWanted] = useState(0);
  const isWhole = rows.length >= count;

  async function loadTo(length: number): Promise<void> {
    setState("loading");
    setWanted(length);
    let all: readonly T[] = rows;
    let whole = count;
    while (all.length < Math.min(length, whole)) {
      const number = Math.floor(all.length / PORTION) + 1;
      const loaded = await persistently(() => read<T>(path, number));
      if (loaded.state !== "ready") return setState("failed");
      const { value } = loaded;
      // Rows that were taken away have moved the others up, over the end of what is known.
      const before = value.count < whole && (await persistently(() => read<T>(path, number - 1)));
      const known = new Set(all.map(({ id }) => id));
      const found = [
        ...(before && before.state === "ready" ? before.value.rows : []),
        ...value.rows,
      ];
      const added = found.filter(({ id }) => !known.has(id));
      all = [...all, ...added];
      whole = value.rows.length < PORTION || added.length === 0 ? all.length : value.count;
    }
    setRows(all);
    setCount(whole);
    setState("waiting");
  }

  const more = () => {
    if (state !== "loading" && !isWhole) void loadTo(rows.length + PORTION);
  };

  const onOnline = useEffectEvent(() => {
    if (state === "failed") more();
  });
  useEffect(() => {
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, []);

  useEffect(() => {
    memory.set(entry, rows);
  }, [memory, entry, rows]);

  usePlaceAfterReload(entry, rows.length, loadTo);

  const coming = Math.min(wanted, count) - rows.length;
  return { rows, count, state, coming: Math.max(coming, 0), isWhole, more };
}

async function read<T>(path: string, number: number) {
  const answer = await fetch(`/lista/${number}${path}`);
  if (!answer.ok) throw new Error(`/lista/${number}${path} answered ${answer.status}`);
  const value: Portion<T> = await answer.json();
  return { page: { state: "ready" as const, value } };
}

const KEY = "long-lists";

type Place = { length: number; top: number };

/** Where each entry of the history stood in an earlier document of this tab. */
let places: Map<string, Place> | null = null;

function readPlaces(): Map<string, Place> {
  const [load] = performance.getEntriesByType("navigation");
  const isNew = load instanceof PerformanceNavigationTiming && load.type === "navigate";
  try {
    return new Map(isNew ? [] : JSON.parse(tabStorage.getItem(KEY) ?? "[]"));
  } catch {
    return new Map();
  }
}

/** The browser has scrolled the loaded page before it was as long as it had been. */
function usePlaceAfterReload(
  entry: string,
  length: number,
  loadTo: (length: number) => Promise<void>,
): void {
  const missing = useRef<(Place & { from: number }) | null>(null);
  const store = useEffectEvent(() => {
    places?.set(entry, { length, top: window.scrollY });
    tabStorage.setItem(KEY, JSON.stringify([...(places ?? [])]));
  });
  const comeBack = useEffectEvent(() => {
    places ??= readPlaces();
    const place = places.get(entry);
    places.delete(entry);
    if (!place || place.length <= length) return;
    missing.current = { ...place, from: window.scrollY };
    void loadTo(place.length);
  });
  useEffect(() => {
    comeBack();
    window.addEventListener("pagehide", store);
    return () => window.removeEventListener("pagehide", store);
  }, []);
  useLayoutEffect(() => {
    const place = missing.current;
    if (!place || length < place.length) return;
    missing.current = null;
    // A visitor who has moved up meanwhile stays there.
    if (window.scrollY >= place.from) window.scrollTo({ top: place.top, behavior: "instant" });
  }, [length]);
}
