import { logFailure } from "../base/log.ts";
import { type Exchange, sendJson, sendPlain } from "./answers.ts";

export const EDITED_PAGE_PATH = "/admin/edited-page";

type Parts = {
  /** Null when an administrator asks; otherwise the status and a code. */
  refusal: (exchange: Exchange) => Promise<[number, string] | null>;
  /** A page as it will be, with the places of its texts, for the person whom the header names. Null when there is none. */
  edit: (path: string, authorization: string) => Promise<object | null>;
  /** Where the pages say the facts of „Dane firmy”. */
  factPlaces: (authorization: string) => Promise<object>;
};

/**
 * Answers `GET /admin/edited-page?path=/o-nas` to administrators: `EditedPage` of app/site-texts/types.ts; with `?facts`
 * `FactPlaces` of app/content/page-content/watched-facts.ts.
 */
export function answerEditedPage({ refusal, edit, factPlaces }: Parts) {
  return async (exchange: Exchange): Promise<number> => {
    const { request, search } = exchange;
    if (request.method !== "GET") return sendPlain(exchange, 405, ["Allow", "GET"]);
    const refused = await refusal(exchange);
    if (refused) return sendJson(exchange, refused[0], { code: refused[1] });
    const asked = new URLSearchParams(search);
    const path = asked.get("path") ?? "/";
    if (!/^\/(?![/\\])[^\s?#]*(?:\?[^\s#]*)?$/.test(path) || /^\/admin(?:$|[/?])/i.test(path)) {
      return sendJson(exchange, 400, { code: "path" });
    }
    const authorization = request.headers.authorization ?? "";
    try {
      if (asked.has("facts")) return sendJson(exchange, 200, await factPlaces(authorization));
      const page = await edit(path, authorization);
      return page ? sendJson(exchange, 200, page) : sendJson(exchange, 404, { code: "unknown" });
    } catch (error) {
      logFailure("page to edit failed", { path, error: String(error) });
      return sendJson(exchange, 503, { code: "backend" });
    }
  };
}
