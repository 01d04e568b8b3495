import type { Shapes } from "~/content/page-content/shapes.ts";
import { typeset } from "~/text/typeset.ts";

/** What only the administrator of the data knows: SAMPLE DATA, which the panel asks for. */
export const privacyFacts: Shapes["privacy"] = typeset({
  notice:
    "Tekst przykładowy. Przed publikacją powinien go sprawdzić i uzupełnić prawnik administratora danych.",
  messenger: "[Do uzupełnienia: czy i jaki].",
  providers: "[Do uzupełnienia: nazwy dostawców].",
  backups: "[do uzupełnienia: ile dni]",
  terms: "[Do potwierdzenia].",
});
