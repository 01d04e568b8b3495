export type Loaded<T> = { state: "ready"; value: T } | { state: "missing" } | { state: "failed" };

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Tries again after 1, 2 and 4 seconds. */
export async function persistently<T>(
  read: () => Promise<{ page: Loaded<T> }>,
): Promise<Loaded<T>> {
  for (const pause of [0, 1000, 2000, 4000]) {
    if (pause) await sleep(pause);
    try {
      const { page } = await read();
      if (page.state !== "failed") return page;
    } catch (error) {
      // A redirect: the record has another address by now.
      if (error instanceof Response) throw error;
      // No connection, or an answer that is none: the same to the visitor as a failed backend.
      console.error(error);
    }
  }
  return { state: "failed" };
}

/** An answer within this time is shown without skeletons: they would flash, and React holds them for 300 ms. */
const skeletonDelay = 200;

/** Hardly waits, so that navigation shows skeletons. `serverLoader` is typed for both loaders. */
export async function loadInBrowser<T>(read: () => Promise<{ page: Loaded<T> }>): Promise<{
  page: Loaded<T> | Promise<Loaded<T>>;
}> {
  const coming = persistently(read);
  const page = await Promise.race([coming, sleep(skeletonDelay)]);
  return { page: page ?? coming.catch(goTo) };
}

/** By now the router waits for no redirect; nothing more is drawn here. */
function goTo(redirect: Response): Promise<never> {
  location.replace(redirect.headers.get("Location") ?? "");
  return new Promise(() => {});
}
