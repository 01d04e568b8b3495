import { tabStorage } from "~/data/browser-storage.ts";

/** The text of a contact form that is not sent yet, by the names of its fields. */
export const contactDraftKey = "contact-draft";

/**
 * Text that was typed before the scripts were there. React keeps it, unless a translator or an extension has changed
 * the page: then it draws the form anew, which finds this.
 */
export function keepTypedEarly(page: Document): void {
  const form = page.querySelector<HTMLFormElement>('form[action="/kontakt"]');
  const typed = form ? [...new FormData(form)].filter(([, text]) => text !== "") : [];
  if (typed.length > 0) {
    tabStorage.setItem(contactDraftKey, JSON.stringify(Object.fromEntries(typed)));
  }
}
