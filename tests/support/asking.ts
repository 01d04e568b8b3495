import { Agent, type OutgoingHttpHeaders, request as send } from "node:http";

export type Question = {
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
  /** Told the status of a whole answer. */
  answered?: (status: number) => void;
};

/** How many whole answers of each status; and what befell requests that got neither that nor a refusal. */
export type Answers = { statuses: Record<number, number>; cut: string[] };

/**
 * A client that asks one question after another, on one connection or on a new one each time,
 * until nobody listens any more. It tells a whole answer from one that was cut off.
 */
export async function askUntilRefused(
  url: string,
  next: () => Question,
  { keepAlive = true } = {},
): Promise<Answers> {
  const agent = new Agent({ keepAlive, maxSockets: 1 });
  const answers: Answers = { statuses: {}, cut: [] };
  for (;;) {
    const question = next();
    try {
      const status = await ask(url, question, agent);
      answers.statuses[status] = (answers.statuses[status] ?? 0) + 1;
      question.answered?.(status);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === "ECONNREFUSED") break;
      answers.cut.push(`${question.method ?? "GET"} ${question.path}: ${code} ${message}`);
    }
  }
  agent.destroy();
  return answers;
}

function ask(url: string, question: Question, agent: Agent): Promise<number> {
  const { path, method = "GET", headers, body } = question;
  return new Promise((resolve, reject) => {
    const request = send(new URL(path, url), { agent, method, headers }, (answer) => {
      answer.resume();
      // Without the last byte of a body that was announced, this is an error.
      answer.on("end", () => resolve(answer.statusCode ?? 0)).on("error", reject);
    });
    request.on("error", reject).end(body);
  });
}
