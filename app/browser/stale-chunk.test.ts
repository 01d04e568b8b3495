import { beforeEach, describe, expect, it, vi } from "vitest";
import { guardStaleChunks, rememberDestination } from "./stale-chunk.ts";

type State = { storage?: Map<string, string>; dirty?: boolean; refused?: boolean };

/** As much of a window as the module touches. */
function open({ storage = new Map(), dirty = false, refused = false }: State = {}) {
  const events = new EventTarget();
  const held = vi.fn();
  const reload = vi.fn();
  const assign = vi.fn();
  const form = { dirty };
  const page = {
    addEventListener: events.addEventListener.bind(events),
    document: { querySelector: () => (form.dirty ? {} : null) },
    location: { reload, assign },
    navigation: { addEventListener: events.addEventListener.bind(events), reload },
    sessionStorage: {
      getItem: (key: string) => {
        if (refused) throw new DOMException("refused", "SecurityError");
        return storage.get(key) ?? null;
      },
      setItem: (key: string, value: string) => storage.set(key, value),
    },
  };
  guardStaleChunks(page as unknown as Window, held);
  const raiseNow = (name: string, fields: object = {}) =>
    events.dispatchEvent(Object.assign(new Event(name, { cancelable: true }), fields));
  const raise = (name: string, fields?: object) => {
    const allowed = raiseNow(name, fields);
    vi.runAllTimers();
    return allowed;
  };
  return {
    held,
    reload,
    assign,
    form,
    chunkFailsNow: () => raiseNow("vite:preloadError"),
    chunkFails: () => raise("vite:preloadError"),
    routerReloads: () => raise("navigate", { navigationType: "reload", userInitiated: false }),
    visitorReloads: () => raise("navigate", { navigationType: "reload", userInitiated: true }),
  };
}

describe("a chunk that is gone", () => {
  let storage: Map<string, string>;
  beforeEach(() => {
    vi.useFakeTimers();
    storage = new Map();
    rememberDestination(null);
    return () => vi.useRealTimers();
  });

  it("reloads the page", () => {
    const { chunkFails, reload } = open({ storage });
    chunkFails();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("never loops: the reloaded page stays", () => {
    open({ storage }).chunkFails();
    const again = open({ storage });
    again.chunkFails();
    again.routerReloads();
    expect(again.reload).not.toHaveBeenCalled();
  });

  it("serves the next deployment too", () => {
    open({ storage }).chunkFails();
    vi.advanceTimersByTime(60_001);
    const later = open({ storage });
    later.chunkFails();
    expect(later.reload).toHaveBeenCalledOnce();
  });

  it("reloads once however many chunks fail, and where a click led meanwhile", () => {
    const { chunkFailsNow, routerReloads, assign, reload } = open({ storage });
    chunkFailsNow();
    chunkFailsNow();
    rememberDestination("/o-nas");
    routerReloads();
    expect(assign).toHaveBeenCalledExactlyOnceWith("/o-nas");
    expect(reload).not.toHaveBeenCalled();
  });

  it("takes the visitor where he was going", () => {
    const { routerReloads, assign, reload } = open({ storage });
    rememberDestination("/blog");
    expect(routerReloads()).toBe(false);
    expect(assign).toHaveBeenCalledExactlyOnceWith("/blog");
    expect(reload).not.toHaveBeenCalled();
  });

  it("stays, and says so, while a form holds text", () => {
    const { chunkFails, routerReloads, held, reload } = open({ storage, dirty: true });
    chunkFails();
    expect(routerReloads()).toBe(false);
    expect(held).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });

  it("loads the next page anew as soon as the text is sent", () => {
    const { routerReloads, form, assign } = open({ storage, dirty: true });
    routerReloads();
    rememberDestination("/blog");
    expect(assign).not.toHaveBeenCalled();
    form.dirty = false;
    rememberDestination("/blog");
    expect(assign).toHaveBeenCalledExactlyOnceWith("/blog");
  });

  it("does not reload when it could not remember it", () => {
    const { chunkFails, reload } = open({ refused: true });
    chunkFails();
    expect(reload).not.toHaveBeenCalled();
  });

  it("leaves the visitor's own reload alone", () => {
    expect(open({ dirty: true }).visitorReloads()).toBe(true);
  });
});
