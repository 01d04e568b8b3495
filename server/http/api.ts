import { FILE_HEADERS } from "../pages/security-headers.ts";
import { type Exchange, sendPlain } from "./answers.ts";
import type { Clients } from "./client-address.ts";
import { sendFetchResponse, toFetchRequest, untilSenderLeaves } from "./fetch-bridge.ts";

export type Api = (request: Request, clientAddress: string) => Promise<Response | null>;

export const API_PATH = /^\/(?:rest|auth|storage|functions)\/v1(?:\/|$)/;

type ApiParts = { api: Api | null; clients: Clients; siteUrl: string };

export async function answerApi(
  { api, clients, siteUrl }: ApiParts,
  exchange: Exchange,
): Promise<number> {
  const { request, response, path, search, extra } = exchange;
  if (!api) return sendPlain(exchange, 404);
  const answered = await api(
    toFetchRequest(request, siteUrl + path + search, untilSenderLeaves(response)),
    clients.address(request),
  );
  if (!answered) return sendPlain(exchange, 404);
  const closing = request.complete ? [] : ["Connection", "close"];
  await sendFetchResponse(response, answered, [...FILE_HEADERS, ...extra, ...closing]);
  return answered.status;
}
