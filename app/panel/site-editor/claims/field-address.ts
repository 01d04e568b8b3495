/** In the address of the editor: the id of the text that it opens with. */
export const OPENED_TEXT = "tekst";

/** The editor of the page with this text open. */
export function fieldAddress(page: string, id: string): string {
  return `/admin/strona/edycja${page}?${new URLSearchParams({ [OPENED_TEXT]: id })}`;
}

/** In the address of a subject of „Dane firmy”: the field of its form that it opens with. */
export const OPENED_FIELD = "pole";

export function factAddress(subject: string, field: string): string {
  return `/admin/strona/${subject}?${new URLSearchParams({ [OPENED_FIELD]: field })}`;
}
