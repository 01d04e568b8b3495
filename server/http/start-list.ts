import { logFailure } from "../base/log.ts";
import { type Exchange, sendJson, sendPlain } from "./answers.ts";

export const START_LIST_PATH = "/admin/start-list";

type Parts = {
  /** Null when an administrator asks; otherwise the status and a code. */
  refusal: (exchange: Exchange) => Promise<[number, string] | null>;
  list: (authorization: string) => Promise<object>;
};

/** Answers `GET /admin/start-list` to administrators: `StartList` of app/site-texts/types.ts. */
export function answerStartList({ refusal, list }: Parts) {
  return async (exchange: Exchange): Promise<number> => {
    const { request } = exchange;
    if (request.method !== "GET") return sendPlain(exchange, 405, ["Allow", "GET"]);
    const refused = await refusal(exchange);
    if (refused) return sendJson(exchange, refused[0], { code: refused[1] });
    try {
      return sendJson(exchange, 200, await list(request.headers.authorization ?? ""));
    } catch (error) {
      logFailure("list of samples failed", { error: String(error) });
      return sendJson(exchange, 503, { code: "backend" });
    }
  };
}
