import { beforeEach, describe, expect, it, vi } from "vitest";
import { rememberDestination } from "./destination.tsx";
import { guardStaleChunks } from "./stale-chunk.ts";

type State = { storage?: Map<string, string>; dirty?: boolean; refused?: boolean };

/** The server's answer when it is asked for the build of the page. */
const server = vi.fn<typeof fetch>();
const answers = {
  newer: async () => new Response(null, { status: 404 }),
  same: async () => new Response(null),
  nothing: async () => Promise.reject(new TypeError("Failed to fetch")),
};

/** As much of a window as the module touches. */
function open({ storage = new Map(), dirty = false, refused = false }: State = {}) {
  const events = new EventTarget();
  const held = vi.fn();
  const offline = vi.fn();
  const reload = vi.fn();
  const assign = vi.fn();
  const form = { dirty, sending: false };
  const dataset: { pending?: string } = {};
  const page = {
    addEventListener: events.addEventListener.bind(events),
    __reactRouterManifest: { url: "/assets/manifest-1.js" },
    document: {
      documentElement: { dataset },
      querySelector: (selector: string) =>
        (selector.includes("aria-busy") ? form.sending : form.dirty) ? {} : null,
    },
    location: { reload, assign },
    navigation: { addEventListener: events.addEventListener.bind(events), reload },
    sessionStorage: {
      getItem: (key: string) => {
        if (refused) throw new DOMException("refused", "SecurityError");
        return storage.get(key) ?? null;
      },
      setItem: (key: string, value: string) => {
        if (refused) throw new DOMException("refused", "SecurityError");
        storage.set(key, value);
      },
    },
  };
  guardStaleChunks(page as unknown as Window, { outdated: held, offline });
  const raiseNow = (name: string, fields: object = {}) =>
    events.dispatchEvent(Object.assign(new Event(name, { cancelable: true }), fields));
  const raise = async (name: string, fields?: object) => {
    const allowed = raiseNow(name, fields);
    await vi.runAllTimersAsync();
    return allowed;
  };
  return {
    held,
    offline,
    reload,
    assign,
    form,
    dataset,
    chunkFailsNow: () => raiseNow("vite:preloadError"),
    chunkFails: () => raise("vite:preloadError"),
    routerReloads: () => raise("navigate", { navigationType: "reload", userInitiated: false }),
    shownAgain: () => raiseNow("pageshow"),
    visitorReloads: () => raise("navigate", { navigationType: "reload", userInitiated: true }),
  };
}

describe("a chunk that is gone", () => {
  let storage: Map<string, string>;
  beforeEach(() => {
    vi.useFakeTimers();
    storage = new Map();
    rememberDestination(null);
    vi.stubGlobal("fetch", server);
    server.mockReset().mockImplementation(answers.newer);
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it("never loops: the reloaded page stays", async () => {
    const first = open({ storage });
    await first.chunkFails();
    expect(first.reload).toHaveBeenCalledOnce();
    const again = open({ storage });
    await again.chunkFails();
    await again.routerReloads();
    expect(again.reload).not.toHaveBeenCalled();
  });

  it("serves the next deployment too", async () => {
    await open({ storage }).chunkFails();
    vi.advanceTimersByTime(60_001);
    const later = open({ storage });
    await later.chunkFails();
    expect(later.reload).toHaveBeenCalledOnce();
  });

  it("reloads once however many chunks fail, and where a click led meanwhile", async () => {
    const { chunkFailsNow, routerReloads, assign, reload } = open({ storage });
    chunkFailsNow();
    chunkFailsNow();
    rememberDestination("/o-nas");
    expect(await routerReloads()).toBe(false);
    expect(assign).toHaveBeenCalledExactlyOnceWith("/o-nas");
    expect(reload).not.toHaveBeenCalled();
  });

  it("loads the left page anew when Back shows it again", async () => {
    const { routerReloads, shownAgain, assign, reload } = open({ storage });
    shownAgain();
    expect(reload).not.toHaveBeenCalled();
    rememberDestination("/o-nas");
    await routerReloads();
    expect(assign).toHaveBeenCalledExactlyOnceWith("/o-nas");
    shownAgain();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("leads where a press wants to go that the router has not drawn yet", async () => {
    const { routerReloads, assign, dataset } = open({ storage });
    dataset.pending = "/o-nas";
    await routerReloads();
    expect(assign).toHaveBeenCalledExactlyOnceWith("/o-nas");
  });

  it("of a page that was only fetched ahead leaves the reader alone until the next press", async () => {
    const { routerReloads, assign, reload } = open({ storage });
    expect(await routerReloads()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    rememberDestination("/o-nas");
    expect(assign).toHaveBeenCalledExactlyOnceWith("/o-nas");
  });

  it("stays, and says so, while a form holds text", async () => {
    const { chunkFails, routerReloads, held, reload } = open({ storage, dirty: true });
    await chunkFails();
    expect(await routerReloads()).toBe(false);
    expect(held).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });

  it("loads the next page anew as soon as the text is sent", async () => {
    const { routerReloads, form, assign } = open({ storage, dirty: true });
    await routerReloads();
    rememberDestination("/blog");
    expect(assign).not.toHaveBeenCalled();
    form.dirty = false;
    rememberDestination("/blog");
    expect(assign).toHaveBeenCalledExactlyOnceWith("/blog");
  });

  it("does not reload when it could not remember it", async () => {
    const { chunkFails, reload } = open({ refused: true });
    await chunkFails();
    expect(reload).not.toHaveBeenCalled();
  });

  it("leaves the visitor's own reload alone", async () => {
    expect(await open({ dirty: true }).visitorReloads()).toBe(true);
  });

  it("asks the server for the build of this page, past every cache", async () => {
    await open({ storage }).chunkFails();
    expect(server).toHaveBeenCalledExactlyOnceWith(
      "/assets/manifest-1.js",
      expect.objectContaining({ method: "HEAD", cache: "no-store" }),
    );
  });

  it.each([true, false])(
    "without a network the page stays, whether a form holds text (%s) or not",
    async (dirty) => {
      server.mockImplementation(answers.nothing);
      const { chunkFails, routerReloads, offline, held, reload, assign } = open({ storage, dirty });
      rememberDestination("/blog");
      await chunkFails();
      expect(await routerReloads()).toBe(false);
      expect(offline.mock.calls).toEqual([[dirty], [dirty]]);
      for (const never of [held, reload, assign]) expect(never).not.toHaveBeenCalled();
    },
  );

  it("leads on by itself when the visitor clicks again and there is a network", async () => {
    server.mockImplementation(answers.nothing);
    const { routerReloads, offline, assign } = open({ storage });
    rememberDestination("/blog");
    await routerReloads();
    // Still none: the page must not be left for one that the browser cannot load.
    rememberDestination("/blog");
    await vi.runAllTimersAsync();
    expect(assign).not.toHaveBeenCalled();
    expect(offline).toHaveBeenCalledTimes(2);
    server.mockImplementation(answers.same);
    rememberDestination("/o-nas");
    rememberDestination("/blog");
    await vi.runAllTimersAsync();
    expect(assign).toHaveBeenCalledExactlyOnceWith("/blog");
  });

  it("is fetched by a reload when it failed for a moment, but never called a new version", async () => {
    server.mockImplementation(answers.same);
    const { chunkFails, assign } = open({ storage });
    rememberDestination("/blog");
    await chunkFails();
    expect(assign).toHaveBeenCalledExactlyOnceWith("/blog");
    const typing = open({ dirty: true });
    await typing.chunkFails();
    expect(typing.held).not.toHaveBeenCalled();
    expect(typing.offline).toHaveBeenCalledExactlyOnceWith(true);
    expect(typing.reload).not.toHaveBeenCalled();
  });

  it("says nothing while a form is being sent, which says itself how it went", async () => {
    for (const answer of Object.values(answers)) {
      server.mockImplementation(answer);
      const { form, chunkFails, held, offline } = open({ dirty: true });
      form.sending = true;
      await chunkFails();
      expect(held).not.toHaveBeenCalled();
      expect(offline).not.toHaveBeenCalled();
    }
  });
});
