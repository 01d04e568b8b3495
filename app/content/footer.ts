import { sample } from "~/text/sample.ts";
import { typeset } from "~/text/typeset.ts";
import { t } from "./translations.ts";

export const footer = typeset({
  navigation: "Menu w stopce",
  about: t("footer.about"),
  description: t("footer.description"),
  profiles: "Nasze profile",
  menu: t("footer.menu"),
  credits: "Napisy końcowe",
  /** Beside a wide page, after its first move. */
  scenes: "Sceny tej strony",
  sample: sample(
    "Kwoty, terminy i liczby na tej stronie są przykładowe. Wiążą te, które wpiszemy do umowy.",
    "",
  ),
  rights: t("footer.rights"),
});
