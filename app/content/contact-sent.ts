import { typeset } from "~/text/typeset.ts";

/** The page that answers a form without JavaScript; its words are those of the form's confirmation. */
export const contactSentPage = typeset({
  meta: {
    title: "Wiadomość wysłana",
    description: "Twoja wiadomość jest u nas. Odpowiemy w ciągu 24 godzin.",
  },
  home: "Wróć na stronę główną",
});

/** Where the text of a form is that was too large to be read; the server says it, not the form. */
export const tooMuchAdvice = "Wróć do poprzedniej strony: tekst tam czeka.";
