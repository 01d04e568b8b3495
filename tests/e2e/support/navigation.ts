import type { Page } from "@playwright/test";

export const banner = (page: Page) => page.getByRole("banner");
export const services = (page: Page) =>
  banner(page).getByRole("button", { name: "Pokaż listę usług", exact: true });
