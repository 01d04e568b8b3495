import { settingsContext } from "~/settings.ts";
import display from "~/styles/fonts/archivo.woff2?url";
import type { Route } from "./+types/card-letters";

/** A longer title is refused when it is saved. */
const LONGEST = 200;

/** Which characters of a title keep it off its share card. Public: it says nothing of the site's. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const title = url.searchParams.get("tytul")?.slice(0, LONGEST) ?? "";
  return Response.json(await context.get(settingsContext).lettersWithoutFont(title, display));
}
