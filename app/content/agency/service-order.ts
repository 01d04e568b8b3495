/**
 * The ids of the services that are shown, as `offer.services` says them: the places of those of the code, and `+k7f2a` for
 * added ones. Those stand at the end until they are moved or, with another sign, hidden.
 */
export function readOrder(value: string, known: readonly string[]): string[] {
  const said = value.split(" ");
  const shown = [...new Set(said)].filter((id) => known.includes(id));
  const added = known.filter(
    (id) => isAdded(id) && !said.includes(id) && !said.includes(hiddenId(id)),
  );
  return [...shown, ...added];
}

export function writeOrder(shown: readonly string[], known: readonly string[]): string {
  const hidden = known.filter((id) => isAdded(id) && !shown.includes(id)).map(hiddenId);
  return [...shown, ...hidden].join(" ");
}

/** Those that are hidden stand behind the others. */
export function withHidden(shown: readonly string[], known: readonly string[]): string[] {
  return [...shown, ...known.filter((id) => !shown.includes(id))];
}

function isAdded(id: string): boolean {
  return id.startsWith("+");
}

function hiddenId(id: string): string {
  return id.replace("+", "-");
}
