type Report = (event: string, fields: object) => void;

let report: Report = (event, fields) =>
  console.error(JSON.stringify({ level: "error", time: new Date(), event, ...fields }));

export function reportTo(log: Report): void {
  report = log;
}

export function reportFailure(fields: { page: string; error: string }): void {
  report("page-failed", fields);
}
