import { announcedLength, type Exchange, sendPlain } from "./answers.ts";
import type { Clients } from "./client-address.ts";
import { sendFetchResponse, toFetchRequest } from "./fetch-bridge.ts";
import { FILE_HEADERS } from "./security-headers.ts";

/** The embedded backend's public side; null means that the path is not its. */
export type Api = (request: Request, clientAddress: string) => Promise<Response | null>;

export const API_PATH = /^\/(?:rest|auth|storage|functions)\/v1(?:\/|$)/;

/** Largest bodies by path; the first that fits counts. A picture has 10 MiB, and its envelope some more. */
const BODY_LIMITS: [prefix: string, bytes: number][] = [
  ["/storage/v1/", 11 * 1024 * 1024],
  ["/rest/v1/", 4 * 1024 * 1024],
  // Functions refuse far less than this themselves, in words for the visitor.
  ["/functions/v1/", 256 * 1024],
  ["/", 64 * 1024],
];

export function bodyLimit(path: string): number {
  return BODY_LIMITS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 0;
}

type ApiParts = { api: Api | null; clients: Clients; siteUrl: string };

/** Passes a request to the embedded backend, with the visitor's true address. Returns the status. */
export async function answerApi(
  { api, clients, siteUrl }: ApiParts,
  exchange: Exchange,
): Promise<number> {
  const { request, response, path, search, extra } = exchange;
  if (!api) return sendPlain(exchange, 404);
  const limit = bodyLimit(path);
  if (announcedLength(request) > limit) return sendPlain(exchange, 413);
  const { fetchRequest, isTooLarge } = toFetchRequest(request, siteUrl + path + search, limit);
  try {
    const answered = await api(fetchRequest, clients.address(request));
    if (isTooLarge()) return sendPlain(exchange, 413);
    if (!answered) return sendPlain(exchange, 404);
    await sendFetchResponse(response, answered, [...FILE_HEADERS, ...extra]);
    return answered.status;
  } catch (error) {
    if (isTooLarge()) return sendPlain(exchange, 413);
    throw error;
  }
}
