/** Answers only the smuggled request, so that it shows when that was taken for one. */
export const hidden = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
const chunkedEnd = `0\r\n\r\n${hidden}`;
const length = (text: string) => `Content-Length: ${text.length}\r\n`;
const chunked = "Transfer-Encoding: chunked\r\n";

/** Requests whose end two servers may see in two places, one of which hides a second request. */
// biome-ignore format: a table
export const ambiguous: [name: string, headers: string, body: string][] = [
  ["CL.TE", `${length(chunkedEnd)}${chunked}`, chunkedEnd],
  ["TE.CL", `${chunked}Content-Length: 4\r\n`, `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`],
  ["CL.CL", `Content-Length: 0\r\n${length(hidden)}`, hidden],
  ["CL.CL, reversed", `${length(hidden)}Content-Length: 0\r\n`, hidden],
  ["CL as a list", `Content-Length: 0, ${hidden.length}\r\n`, hidden],
  ["CL +0", "Content-Length: +0\r\n", hidden],
  ["CL -1", "Content-Length: -1\r\n", hidden],
  ["CL 0x0", "Content-Length: 0x0\r\n", hidden],
  ["CL 0_0", "Content-Length: 0_0\r\n", hidden],
  ["CL 1e0", "Content-Length: 1e0\r\n", hidden],
  ["CL overflow", "Content-Length: 18446744073709551616\r\n", hidden],
  ["CL with a space before the colon", "Content-Length : 0\r\n", hidden],
  ["CL with a vertical tab", "Content-Length:\x0b0\r\n", hidden],
  ["CL folded", "Content-Length:\r\n 0\r\n", hidden],
  ["TE with a space before the colon", "Transfer-Encoding : chunked\r\n", chunkedEnd],
  ["TE with a tab before the colon", "Transfer-Encoding\t: chunked\r\n", chunkedEnd],
  ["TE folded", "Transfer-Encoding:\r\n chunked\r\n", chunkedEnd],
  ["TE with a vertical tab", "Transfer-Encoding:\x0bchunked\r\n", chunkedEnd],
  ["TE xchunked", "Transfer-Encoding: xchunked\r\n", chunkedEnd],
  ["TE quoted", 'Transfer-Encoding: "chunked"\r\n', chunkedEnd],
  ["TE identity", "Transfer-Encoding: identity\r\n", chunkedEnd],
  ["TE identity beside CL", `Transfer-Encoding: identity\r\n${length(chunkedEnd)}`, chunkedEnd],
  ["TE chunked, identity", "Transfer-Encoding: chunked, identity\r\n", chunkedEnd],
  ["TE chunked twice in a line", "Transfer-Encoding: chunked, chunked\r\n", chunkedEnd],
  ["TE twice", `${chunked}Transfer-Encoding: identity\r\n`, chunkedEnd],
  ["TE after another header's line", "X: x\nTransfer-Encoding: chunked\r\n", chunkedEnd],
  ["TE after a bare CR", "X: x\rTransfer-Encoding: chunked\r\n", chunkedEnd],
  ["TE after a NUL", "X: x\0Transfer-Encoding: chunked\r\n", chunkedEnd],
  ["chunk length overflow", chunked, `10000000000000000\r\n${hidden}`],
  ["chunk length negative", chunked, `-1\r\n${hidden}\r\n0\r\n\r\n`],
  ["chunk length 0x", chunked, `0x0\r\n\r\n${hidden}`],
  ["chunk without its line's end", chunked, `3\r\nabcd\r\n0\r\n\r\n${hidden}`],
  ["chunk ended by bare LF", chunked, `0\n\n${hidden}`],
  ["chunk extension with CR", chunked, `0;x=\r\r\n\r\n${hidden}`],
  ["folded header", "X: x\r\n y: z\r\n", hidden],
  ["header without a colon", "Broken\r\n", hidden],
  ["header without a name", ": x\r\n", hidden],
];
