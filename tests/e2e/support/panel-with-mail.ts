import { type SmtpTrap, startSmtp } from "../../support/smtp.ts";
import { test as onPanel } from "./panel.ts";

/** The panel of a site whose mail a real server takes. */
export const test = onPanel.extend<object, { smtp: SmtpTrap }>({
  smtp: [
    // Playwright reads the names of the fixtures from the braces, so they must be there.
    async ({ browserName: _ }, use) => {
      const smtp = await startSmtp();
      await use(smtp);
      await smtp.stop();
    },
    { scope: "worker" },
  ],
  settings: [
    ({ smtp }, use) =>
      use({
        SMTP_URL: smtp.url.replace("//", "//kadr:haslo@"),
        CONTACT_TO: "biuro@kadr.example",
        SITE_URL: "http://kadr.localhost",
      }),
    { scope: "worker" },
  ],
});
