import { beforeEach, describe, expect, it, vi } from "vitest";
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
  const [outdated, offline, assign] = [vi.fn(), vi.fn(), vi.fn()];
  const form = { dirty, sending: false };
  const dataset: { pending?: string; coming?: string } = {};
  const kept = <Result>(use: () => Result) => {
    if (refused) throw new DOMException("refused", "SecurityError");
    return use();
  };
  const page = {
    addEventListener: events.addEventListener.bind(events),
    __reactRouterManifest: { url: "/assets/manifest-1.js" },
    document: {
      documentElement: { dataset },
      querySelector: (selector: string) =>
        (selector.includes("aria-busy") ? form.sending : form.dirty) ? {} : null,
    },
    location: { assign, pathname: "/blog", search: "?tag=dron" },
    navigation: { addEventListener: events.addEventListener.bind(events) },
    sessionStorage: {
      getItem: (key: string) => kept(() => storage.get(key) ?? null),
      setItem: (key: string, value: string) => kept(() => void storage.set(key, value)),
    },
  };
  guardStaleChunks(page as unknown as Window, { outdated, offline });
  const raise = async (name: string, fields: object = {}) => {
    const event = Object.assign(new Event(name, { cancelable: true }), fields);
    const allowed = events.dispatchEvent(event);
    await vi.runAllTimersAsync();
    return allowed;
  };
  return {
    outdated,
    offline,
    assign,
    form,
    dataset,
    partFails: () => raise("vite:preloadError"),
    routerReloads: () => raise("navigate", { navigationType: "reload", userInitiated: false }),
    visitorReloads: () => raise("navigate", { navigationType: "reload", userInitiated: true }),
  };
}

describe("code that is gone", () => {
  let storage: Map<string, string>;
  beforeEach(() => {
    vi.useFakeTimers();
    storage = new Map();
    vi.stubGlobal("fetch", server);
    server.mockReset().mockImplementation(answers.newer);
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it("of a part has the page loaded anew, but never again and again", async () => {
    const first = open({ storage });
    await first.partFails();
    expect(first.assign).toHaveBeenCalledExactlyOnceWith("/blog?tag=dron");
    const again = open({ storage });
    await again.partFails();
    expect(again.assign).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_001);
    await again.partFails();
    expect(again.assign).toHaveBeenCalledOnce();
  });

  it("has no page loaded anew that could not remember it", async () => {
    const { partFails, assign } = open({ refused: true });
    await partFails();
    expect(assign).not.toHaveBeenCalled();
  });

  it("leads where the visitor wants to go, a press before what the router has drawn", async () => {
    const drawn = open({ storage });
    drawn.dataset.coming = "/admin/wiadomosci?strona=2";
    expect(await drawn.routerReloads()).toBe(false);
    expect(drawn.assign).toHaveBeenCalledExactlyOnceWith("/admin/wiadomosci?strona=2");
    const pressed = open({ storage });
    Object.assign(pressed.dataset, { coming: "/blog", pending: "/o-nas" });
    await pressed.routerReloads();
    await pressed.partFails();
    expect(pressed.assign).toHaveBeenCalledExactlyOnceWith("/o-nas");
  });

  it("of a page that was only fetched ahead leaves the reader alone", async () => {
    const { routerReloads, assign } = open({ storage });
    expect(await routerReloads()).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });

  it("keeps the page, and says so, while a form holds text", async () => {
    const { partFails, routerReloads, form, dataset, outdated, assign } = open({ storage });
    form.dirty = true;
    dataset.pending = "/o-nas";
    await partFails();
    expect(await routerReloads()).toBe(false);
    expect(outdated).toHaveBeenCalledTimes(2);
    expect(assign).not.toHaveBeenCalled();
  });

  it("leaves the visitor's own reload alone", async () => {
    expect(await open({ dirty: true }).visitorReloads()).toBe(true);
  });

  it("is asked of the server, for the build of this page and past every cache", async () => {
    await open({ storage }).partFails();
    expect(server).toHaveBeenCalledExactlyOnceWith(
      "/assets/manifest-1.js",
      expect.objectContaining({ method: "HEAD", cache: "no-store" }),
    );
  });

  it.each([true, false])(
    "of a page without a network keeps it, whether a form holds text (%s) or not",
    async (dirty) => {
      server.mockImplementation(answers.nothing);
      const { partFails, routerReloads, dataset, offline, outdated, assign } = open({
        storage,
        dirty,
      });
      dataset.pending = "/blog";
      await partFails();
      expect(await routerReloads()).toBe(false);
      expect(offline.mock.calls).toEqual([[dirty], [dirty]]);
      for (const never of [outdated, assign]) expect(never).not.toHaveBeenCalled();
    },
  );

  it("is never called a new version when it failed for a moment", async () => {
    server.mockImplementation(answers.same);
    const { partFails, offline, outdated, assign } = open({ dirty: true });
    await partFails();
    expect(offline).toHaveBeenCalledExactlyOnceWith(true);
    for (const never of [outdated, assign]) expect(never).not.toHaveBeenCalled();
  });

  it("is not spoken of while a form is being sent, which says itself how it went", async () => {
    for (const answer of Object.values(answers)) {
      server.mockImplementation(answer);
      const { form, partFails, outdated, offline } = open({ dirty: true });
      form.sending = true;
      await partFails();
      for (const never of [outdated, offline]) expect(never).not.toHaveBeenCalled();
    }
  });
});
