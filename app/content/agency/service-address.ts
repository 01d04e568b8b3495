/** What an address of a service may be, behind `/uslugi/`. */
const SERVICE_ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_ADDRESS = 60;
/** So many former addresses of a service go on leading to it. */
const MOST_ADDRESSES = 20;

type Addresses = { present: string; former: string[] };

export function isServiceAddress(word: string): boolean {
  return word.length <= LONGEST_ADDRESS && SERVICE_ADDRESS.test(word);
}

/** As `offer.addresses` says it, the present one first. Of the code's own address nothing is said. */
export function readAddresses(value: string): string[] {
  return value.split(" ", MOST_ADDRESSES).filter(isServiceAddress);
}

/** The value in which a service has a new address, and goes on answering at those that it had. */
export function withAddress(value: string, slug: string, address: string): string {
  const former = readAddresses(value);
  const all = [address, ...(former.length > 0 ? former : [slug]), slug];
  const known = [...new Set(all)].slice(0, MOST_ADDRESSES);
  return known.length === 1 ? "" : known.join(" ");
}

/** Where services are and where they were, by their slugs. If two would have the same address, none has moved. */
export function addressesOf(
  slugs: readonly string[],
  said: Readonly<Record<string, string>>,
): ReadonlyMap<string, Addresses> {
  const own = slugs.map((slug) => readAddresses(said[slug] ?? ""));
  const wanted = slugs.map((slug, at) => own[at]?.[0] ?? slug);
  const taken = new Set(wanted);
  const present = taken.size === slugs.length ? wanted : slugs;
  return new Map(
    slugs.map((slug, at) => {
      const all = [...new Set([...(own[at] ?? []), slug])];
      const former = all.filter((address) => !present.includes(address));
      return [slug, { present: present[at] ?? slug, former }];
    }),
  );
}
