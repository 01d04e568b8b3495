export type Readiness = {
  ready: boolean;
  backend: boolean;
  storage: boolean;
  mail?: MailState;
  overloaded?: true;
};

/** `waiting`: is tried again; `failed`: refused for good or three times, and needs somebody. */
export type MailState = "ok" | "trying" | "unusable" | "waiting" | "failed" | "unconfigured";

const TIMEOUT_MS = 3_000;

/** A missing answer counts as false. */
export async function checkEmbedded(
  check: () => Promise<Omit<Readiness, "ready">>,
): Promise<Readiness> {
  const silence = { backend: false, storage: false };
  const answer = await Promise.race([
    check().catch(() => silence),
    new Promise<typeof silence>((resolve) => setTimeout(resolve, TIMEOUT_MS, silence).unref()),
  ]);
  const mail = "mail" in answer ? answer.mail : undefined;
  return { ...answer, ready: answer.backend && answer.storage && mail !== "failed" };
}

/** A process that refuses work should get no more. */
export function withLoad(readiness: Readiness, isOverloaded: boolean): Readiness {
  return isOverloaded ? { ...readiness, ready: false, overloaded: true } : readiness;
}
