import { expect, test } from "vitest";
import { addressesOf, withAddress } from "./service-address.ts";

const slugs = ["podcasty", "grafika"];
const of = (said: Record<string, string>) =>
  [...addressesOf(slugs, said).values()].map(({ present, former }) => [present, ...former]);

test("a service has its new address, and is known by all that it had", () => {
  const first = withAddress("", "podcasty", "audycje");
  expect(of({ podcasty: first })).toEqual([["audycje", "podcasty"], ["grafika"]]);
  const second = withAddress(first, "podcasty", "rozmowy");
  expect(of({ podcasty: second })).toEqual([["rozmowy", "audycje", "podcasty"], ["grafika"]]);
  const back = withAddress(second, "podcasty", "podcasty");
  expect(of({ podcasty: back })).toEqual([["podcasty", "rozmowy", "audycje"], ["grafika"]]);
  expect(withAddress("", "podcasty", "podcasty")).toBe("");
});

test("two services change places, and neither leads away from the other", () => {
  const said = { podcasty: "grafika podcasty", grafika: "podcasty grafika" };
  expect(of(said)).toEqual([["grafika"], ["podcasty"]]);
});

test("what is no address counts for nothing, and of two at one address none has moved", () => {
  expect(of({ podcasty: "../admin Ąę /a --" })).toEqual([["podcasty"], ["grafika"]]);
  expect(of({ podcasty: "grafika" })).toEqual([["podcasty"], ["grafika"]]);
});
