import { sample } from "~/text/sample.ts";
import { typeset } from "~/text/typeset.ts";
import type { Shapes } from "./shapes.ts";

/** Only the administrator of the data knows these facts, and the panel asks for them. */
export const privacyFacts: Shapes["privacy"] = typeset(
  sample({
    notice:
      "Tekst przykładowy. Przed publikacją powinien go sprawdzić i uzupełnić prawnik administratora danych.",
    messenger: "[Do uzupełnienia: czy i jaki].",
    providers: "[Do uzupełnienia: nazwy dostawców].",
    backups: "[do uzupełnienia: ile dni]",
    terms: "[Do potwierdzenia].",
  }),
);
