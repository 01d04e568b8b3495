import type { HeaderList } from "../pages/security-headers.ts";

type Asked = { method: string; header: (name: string) => string | undefined };
type File = { size: number; etag: string; lastModified?: Date; takesRanges: boolean };
type FileResponse = { status: 200 | 206 | 304 | 416; headers: HeaderList; range: ByteRange };
type ByteRange = { start: number; end: number };

/** RFC 9110, 13 and 14. */
export function fileResponse(asked: Asked, file: File): FileResponse {
  const { size } = file;
  const whole = { start: 0, end: size - 1 };
  if (isUnchanged(asked, file)) return { status: 304, headers: [], range: whole };
  const range = requestedRange(asked, file);
  if (range === "unsatisfiable") {
    const headers = ["Content-Range", `bytes */${size}`, "Content-Length", "0"];
    return { status: 416, headers, range: whole };
  }
  if (!range) return { status: 200, headers: ["Content-Length", String(size)], range: whole };
  const { start, end } = range;
  const headers = ["Content-Length", String(end - start + 1)];
  headers.push("Content-Range", `bytes ${start}-${end}/${size}`);
  return { status: 206, headers, range };
}

function isUnchanged({ header }: Asked, { etag, lastModified }: File): boolean {
  const tags = header("if-none-match");
  if (tags !== undefined) return matchesEtag(tags, etag);
  if (!lastModified) return false;
  const since = Date.parse(header("if-modified-since") ?? "");
  return Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}

function requestedRange({ method, header }: Asked, { size, etag, takesRanges }: File) {
  const range = header("range");
  const condition = header("if-range");
  if (!range || !takesRanges || method !== "GET") return null;
  return condition === undefined || condition === etag ? parseRange(range, size) : null;
}

/** Null when the header should be ignored. */
export function parseRange(header: string, size: number): ByteRange | null | "unsatisfiable" {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (from === "" && to === "") return null;
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < start) return null;
  return start >= size ? "unsatisfiable" : { start, end };
}

export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
