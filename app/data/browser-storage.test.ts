import { expect, it } from "vitest";
import { guarded } from "./browser-storage.ts";

const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

it.each([
  ["asked for", refuse],
  ["missing", () => Object.create(null)],
])("finds and keeps nothing where storage is refused when %s", (_, open) => {
  const storage = guarded(open);
  expect(storage.getItem("a")).toBeNull();
  expect(storage.setItem("a", "1")).toBe(false);
  expect(() => storage.removeItem("a")).not.toThrow();
  expect(storage.names().filter((name) => name === "a")).toEqual([]);
});

it("is asked each time: a visitor may allow it later", () => {
  let isAllowed = false;
  const kept = new Map<string, string>();
  const found = { getItem: (name: string) => kept.get(name) ?? null };
  const storage = guarded(() => (isAllowed ? Object.assign(Object.create(null), found) : refuse()));
  kept.set("a", "1");
  expect(storage.getItem("a")).toBeNull();
  isAllowed = true;
  expect(storage.getItem("a")).toBe("1");
});
