export type Readiness = {
  ready: boolean;
  backend: boolean;
  storage: boolean;
  mail?: MailState;
  /** False where the home page cannot be made, or not in time. */
  pages?: boolean;
  /** There when the last daily backup failed. The site goes on, so it stays ready. */
  backup?: "failed";
  overloaded?: true;
};

/** `waiting`: is tried again; `failed`: refused for good or three times, and needs somebody. */
export type MailState = "ok" | "trying" | "unusable" | "waiting" | "failed" | "unconfigured";

const TIMEOUT_MS = 3_000;

/** A missing answer counts as false. */
export async function checkEmbedded(
  check: () => Promise<Omit<Readiness, "ready">>,
): Promise<Readiness> {
  const answer = await inTime(check(), { backend: false, storage: false });
  const mail = "mail" in answer ? answer.mail : undefined;
  return { ...answer, ready: answer.backend && answer.storage && mail !== "failed" };
}

/** A backend that answers is of no use to a visitor whose page is an error. */
export async function withPages(
  readiness: Readiness,
  homePage: () => Promise<{ status: number }>,
): Promise<Readiness> {
  if (!readiness.backend) return readiness;
  const { status } = await inTime(homePage(), { status: 0 });
  const pages = status === 200;
  return { ...readiness, ready: readiness.ready && pages, pages };
}

function inTime<Answer>(asked: Promise<Answer>, silence: Answer): Promise<Answer> {
  return Promise.race([
    asked.catch(() => silence),
    new Promise<Answer>((resolve) => setTimeout(resolve, TIMEOUT_MS, silence).unref()),
  ]);
}

/** A process that refuses work should get no more. */
export function withLoad(readiness: Readiness, isOverloaded: boolean): Readiness {
  return isOverloaded ? { ...readiness, ready: false, overloaded: true } : readiness;
}
