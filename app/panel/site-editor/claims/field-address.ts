/** In the address of the editor: the id of the text that it opens with. */
export const OPENED_TEXT = "tekst";

/** The editor of the page with this text open. */
export function fieldAddress(page: string, id: string): string {
  return `/admin/strona/edycja${page}?${new URLSearchParams({ [OPENED_TEXT]: id })}`;
}
