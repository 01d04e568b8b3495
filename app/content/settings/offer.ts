/**
 * Which services are offered, in their order: their places in `agency/services.ts`. „Usługi” changes it as any other text.
 * Added ones are `+k7f2a` and, where they are hidden, `-k7f2a`.
 */
export const offer = { services: "0 1 2 3 4 5 6 7" };
