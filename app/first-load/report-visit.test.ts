import { afterEach, expect, test, vi } from "vitest";
import { reportVisit } from "./report-visit.ts";

let sent: string[];

function browse({ timing = "beacon", ...signals }: Record<string, unknown>): void {
  sent = [];
  const sendBeacon = (address: string) => sent.push(address);
  vi.stubGlobal("navigator", { sendBeacon, ...signals });
  vi.stubGlobal("performance", {
    getEntriesByType: () => [timing ? { serverTiming: [{ name: timing }] } : {}],
  });
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{}, true, ["/wizyta/blog"]],
  [{ timing: "counted" }, true, []],
  [{ timing: null }, true, []],
  [{ timing: null }, false, ["/wizyta/blog"]],
  [{ globalPrivacyControl: true }, true, []],
  [{ doNotTrack: "1" }, false, []],
])("with %j, first page %j: %j", (browser, isFirst, expected) => {
  browse(browser);
  reportVisit("/blog", isFirst);
  expect(sent).toEqual(expected);
});
