import { beforeEach, describe, expect, it, vi } from "vitest";
import { reloadOnStaleChunk } from "./stale-chunk.ts";

/** As much of a window as the module touches. */
function fakeWindow({ storage = new Map<string, string>(), dirty = false, refused = false } = {}) {
  const events = new EventTarget();
  const reload = vi.fn();
  const page = {
    addEventListener: events.addEventListener.bind(events),
    document: { querySelector: () => (dirty ? {} : null) },
    location: { reload },
    sessionStorage: {
      getItem: (key: string) => {
        if (refused) throw new DOMException("refused", "SecurityError");
        return storage.get(key) ?? null;
      },
      setItem: (key: string, value: string) => storage.set(key, value),
    },
  };
  reloadOnStaleChunk(page as unknown as Window);
  const fail = () => events.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  return { fail, reload };
}

describe("reloadOnStaleChunk", () => {
  let storage: Map<string, string>;
  beforeEach(() => {
    storage = new Map();
  });

  it("reloads once and keeps the error to itself", () => {
    const { fail, reload } = fakeWindow({ storage });
    expect(fail()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("never loops: the reloaded page lets the error through", () => {
    fakeWindow({ storage }).fail();
    const again = fakeWindow({ storage });
    expect(again.fail()).toBe(true);
    expect(again.reload).not.toHaveBeenCalled();
  });

  it("serves the next deployment too", () => {
    vi.useFakeTimers();
    fakeWindow({ storage }).fail();
    vi.advanceTimersByTime(60_001);
    const later = fakeWindow({ storage });
    later.fail();
    expect(later.reload).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it.each([{ dirty: true }, { refused: true }])("does not reload when %o", (state) => {
    const { fail, reload } = fakeWindow(state);
    expect(fail()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });
});
