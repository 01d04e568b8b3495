/**
 * „Usługi” changes it as any other text. `services`: which are offered, in their order, by their places in
 * `agency/services.ts`; added ones are `+k7f2a` and, where they are hidden, `-k7f2a`. `addresses`: by slug, the present one
 * behind `/uslugi/` and then the former ones, parted by spaces; empty is the slug itself. `forms`: the slugs of those whose
 * pages end with the contact form; an added service says it itself.
 */
export const offer = {
  services: "0 1 2 3 4 5 6 7",
  addresses: {
    "produkcja-wideo": "",
    "nagrania-dronem": "",
    podcasty: "",
    "live-streaming": "",
    "marketing-content": "",
    "social-media": "",
    "strony-internetowe": "",
    grafika: "",
  },
  forms: "",
};
