export type Readiness = {
  ready: boolean;
  backend: boolean;
  storage: boolean;
  /** Only the embedded backend has a mail queue to look at. */
  mail?: "ok" | "failed" | "unconfigured";
  /** Something was refused lately because too much waited. */
  overloaded?: true;
};

const PATIENCE = 3_000;

/** Whether a Supabase elsewhere answers: its database through REST, and its storage. */
export async function checkSupabase(url: string, publishableKey: string): Promise<Readiness> {
  const answers = async (path: string) => {
    try {
      const response = await fetch(url + path, {
        headers: { apikey: publishableKey },
        signal: AbortSignal.timeout(PATIENCE),
      });
      await response.body?.cancel();
      return response.status < 500;
    } catch {
      return false;
    }
  };
  const [backend, storage] = await Promise.all([
    answers("/rest/v1/blog_posts?select=id&limit=1"),
    answers("/storage/v1/object/public/media/readiness-check"),
  ]);
  return { ready: backend && storage, backend, storage };
}

/** What the embedded backend says of itself; silence counts as no. */
export async function checkEmbedded(
  check: () => Promise<Omit<Readiness, "ready">>,
): Promise<Readiness> {
  const silence = { backend: false, storage: false };
  const answer = await Promise.race([
    check().catch(() => silence),
    new Promise<typeof silence>((resolve) => setTimeout(resolve, PATIENCE, silence).unref()),
  ]);
  const mail = "mail" in answer ? answer.mail : undefined;
  return { ...answer, ready: answer.backend && answer.storage && mail !== "failed" };
}

/** A process that refuses work is not the one to send more to. */
export function withLoad(readiness: Readiness, isOverloaded: boolean): Readiness {
  return isOverloaded ? { ...readiness, ready: false, overloaded: true } : readiness;
}
