import { expect, test } from "vitest";
import { plainFrom, plainTo } from "../../../app/text/redirects/address.ts";
import { withRolesOnEachDatabase } from "../../database/support/databases.ts";

const taken = [
  ...["/stara-strona.html", "/?p=123", "/Moja strona", "/zażółć?Ż=ó", "/a%3Fb%2A%25", "/%B3odz"],
  ...["/oferta/*", "/@kadr", `/${"ż".repeat(499)}`],
];
const targets = [
  ...["/kontakt", "/usługi?x=1#cennik", "https://www.youtube.com/@kadr"],
  `/${"a".repeat(1_999)}`,
];
const refusedFrom = [
  ...[
    "",
    "/",
    "/*",
    "/admin",
    "/rest/v1/x",
    "/readyz",
    "stara",
    "/Stara",
    "/a b",
    "/a\nb",
    "//a",
    "/a\\b",
    "/a*b",
    "/a#b",
    "/?a=*",
  ],
  ...["/jan@example.com", "/?mail=jan%40example.com", `/${"a".repeat(500)}`],
];
const refusedTo = [
  ...["", "kontakt", "//evil.example", "/\\evil.example", "javascript:alert(1)", "https:///a"],
  ...["/a b", "/ż", "/a\r\nSet-Cookie:a=b", "/a*", "/*?a", "https://jan@example.com/"],
  ...["/?mail=jan%40example.com", `/${"a".repeat(2_000)}`],
];

withRolesOnEachDatabase((roles) => {
  const add = async (row: { from_address: string; to_address: string | null; kind?: string }) => {
    const { error } = await roles().administrator.from("redirects").insert(row);
    return error?.code ?? "taken";
  };
  const from = (() => {
    let count = 0;
    return () => `/adres-${++count}`;
  })();

  test("redirects take what the form makes of an address", async () => {
    for (const address of taken) {
      const from_address = plainFrom(address) ?? "";
      expect(await add({ from_address, to_address: "/kontakt" }), address).toBe("taken");
      expect(await add({ from_address, to_address: "/kontakt" }), "twice").toBe("23505");
    }
    for (const address of targets) {
      const to_address = plainTo(address);
      expect(await add({ from_address: from(), to_address }), address).toBe("taken");
    }
    expect(await add({ from_address: `${from()}/*`, to_address: "/*" })).toBe("taken");
    expect(await add({ from_address: from(), to_address: null, kind: "gone" })).toBe("taken");
  });

  test("redirects refuse what the server could not find or send", async () => {
    for (const from_address of refusedFrom) {
      expect(await add({ from_address, to_address: "/kontakt" }), from_address).toBe("23514");
    }
    for (const to_address of refusedTo) {
      expect(await add({ from_address: from(), to_address }), to_address).toBe("23514");
    }
    for (const row of [
      { to_address: null },
      { to_address: "/kontakt", kind: "gone" },
      { to_address: null, kind: "permanent" },
      { to_address: "/kontakt", kind: "unknown" },
      { to_address: "/*" },
    ]) {
      expect(await add({ from_address: from(), ...row }), JSON.stringify(row)).toBe("23514");
    }
  });
});
