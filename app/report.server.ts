type Report = (event: string, fields: object) => void;

let report: Report = (event, fields) =>
  console.error(JSON.stringify({ level: "error", time: new Date(), event, ...fields }));

/** From now on failures are told to the log of the process that serves the site. */
export function reportTo(log: Report): void {
  report = log;
}

/** One line for the operator. */
export function reportFailure(fields: { page: string; error: string }): void {
  report("page-failed", fields);
}
