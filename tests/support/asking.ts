import { Agent, type OutgoingHttpHeaders, request as send } from "node:http";

export type Question = {
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
  /** Told the status of a whole answer. */
  answered?: (status: number) => void;
};

export type Answers = {
  /** How many whole answers of each status. */
  statuses: Record<number, number>;
  /** What befell requests that got neither a whole answer nor a refusal. */
  cut: string[];
  /** New connections that were reset: the kernel had them, and the server stopped listening before it took them. */
  untaken: number;
};

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
  const answers: Answers = { statuses: {}, cut: [], untaken: 0 };
  for (;;) {
    const question = next();
    try {
      const status = await ask(url, question, agent);
      answers.statuses[status] = (answers.statuses[status] ?? 0) + 1;
      question.answered?.(status);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === "ECONNREFUSED") break;
      if (code === "UNTAKEN") answers.untaken++;
      else answers.cut.push(`${question.method ?? "GET"} ${question.path}: ${code} ${message}`);
    }
  }
  agent.destroy();
  return answers;
}

function ask(url: string, question: Question, agent: Agent): Promise<number> {
  const { path, method = "GET", headers, body } = question;
  return new Promise((resolve, reject) => {
    let begun = false;
    const request = send(new URL(path, url), { agent, method, headers }, (answer) => {
      begun = true;
      answer.resume();
      // Without the last byte of a body that was announced, this is an error.
      answer.on("end", () => resolve(answer.statusCode ?? 0)).on("error", reject);
    });
    request.on("error", (error: NodeJS.ErrnoException) => {
      const untaken = error.code === "ECONNRESET" && !request.reusedSocket && !begun;
      reject(untaken ? Object.assign(error, { code: "UNTAKEN" }) : error);
    });
    request.end(body);
  });
}
