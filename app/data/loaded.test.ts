import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Loaded, loadInBrowser } from "./loaded.ts";

const failed = async () => ({ page: { state: "failed" } as Loaded<string> });
const ready = async () => ({ page: { state: "ready", value: "post" } as Loaded<string> });

describe("loadInBrowser", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("asks again after 1, 2 and 4 seconds, then gives up", async () => {
    const read = vi.fn(failed);
    const loading = loadInBrowser(read);
    for (const [pause, calls] of [
      [0, 1],
      [999, 1],
      [1, 2],
      [2000, 3],
      [3999, 3],
      [1, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(pause);
      expect(read).toHaveBeenCalledTimes(calls);
    }
    expect(await (await loading).page).toEqual({ state: "failed" });
  });

  it("shows what a later attempt brings, also after a lost connection", async () => {
    const read = vi.fn(ready).mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const loading = loadInBrowser(read);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await (await loading).page).toEqual({ state: "ready", value: "post" });
  });

  it("does not ask again for what does not exist", async () => {
    const read = vi.fn(async () => ({ page: { state: "missing" } as Loaded<string> }));
    expect((await loadInBrowser(read)).page).toEqual({ state: "missing" });
    expect(read).toHaveBeenCalledOnce();
  });
});
