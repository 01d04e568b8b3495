/** Null when the body is longer than allowed; it is not read any further then. */
export async function readBody(request: Request, longest: number): Promise<string | null> {
  if (Number(request.headers.get("content-length") ?? 0) > longest) return null;
  if (!request.body) return "";
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > longest) {
      reader.cancel().catch(() => undefined);
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
