import { refuseOthers } from "../../backend/refuse-others.ts";
import type { SiteBackend } from "../../backend/supabase.ts";
import { logFailure } from "../../base/log.ts";
import { type Exchange, sendJson, sendPlain } from "../../http/answers.ts";
import type { Clients } from "../../http/client-address.ts";
import { sendFetchResponse } from "../../http/fetch-bridge.ts";
import { FILE_HEADERS } from "../../pages/security-headers.ts";
import { exportStoreFor } from "../store/export-store.ts";
import { archiveOf } from "../write/archive.ts";

type Parts = {
  backend: Pick<SiteBackend, "api" | "forBrowsers" | "forLoaders">;
  siteUrl: string;
  clients: Clients;
};

/** The number of archives that one process makes at the same time. Each holds some pictures and records in memory. */
const MOST_AT_ONCE = 2;

/** Sends the content as an archive while it is made. It is read with the rights of the asking administrator. */
export function answerExport({ backend, siteUrl, clients }: Parts) {
  const refusal = refuseOthers({ backend, siteUrl, clients }, ["administrator"]);
  let running = 0;

  return async (exchange: Exchange): Promise<number> => {
    const { request, response, extra } = exchange;
    if (request.method !== "GET") return sendPlain(exchange, 405, ["Allow", "GET"]);
    const refused = await refusal(exchange);
    if (refused) return sendJson(exchange, refused[0], { code: refused[1] });
    if (running >= MOST_AT_ONCE) return sendJson(exchange, 429, { code: "exporting" });
    running++;
    try {
      const store = exportStoreFor(backend.forLoaders, request.headers.authorization ?? "");
      await store.note().catch((error) => logFailure("archive unnoted", { error: String(error) }));
      const archive = archiveOf(store, { site: siteUrl, now: new Date() });
      const answer = new Response(archive, {
        headers: {
          "Content-Type": "application/zip",
          "Content-Disposition": 'attachment; filename="tresc.zip"',
          "Cache-Control": "no-store",
          // nginx would otherwise buffer the whole archive on its disk for a slow client.
          "X-Accel-Buffering": "no",
        },
      });
      await sendFetchResponse(response, answer, [...FILE_HEADERS, ...extra]);
      return 200;
    } catch (error) {
      // The administrator has cancelled the download.
      if (isLeft(error)) return 499;
      throw error;
    } finally {
      running--;
    }
  };
}

function isLeft(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}
