/** Offers the text, or bytes that have a type already, as a file that the browser saves. */
export function saveFile(name: string, content: string | Blob, type?: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    content instanceof Blob ? content : new Blob([content], { type }),
  );
  link.download = name;
  link.click();
  // Some browsers begin to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
