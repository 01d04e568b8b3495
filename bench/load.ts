import autocannon from "autocannon";

/** Answers per second under load; any error or wrong status ends the bench, for its number would lie. */
export async function requestsPerSecond(
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { "accept-encoding": "br" },
  });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${result.errors} errors, ${result.non2xx} wrong answers at ${url}`);
  }
  return result.requests.average;
}
