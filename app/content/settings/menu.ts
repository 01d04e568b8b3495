/**
 * The menu: its entries in their order, by their ids in `menu-entries.ts`; `-blog` is hidden. „Menu i stopka” changes it
 * as any other text.
 */
export const menu = { items: "home about services projects case-studies blog contact" };
