import { defaultEmail } from "./backend/shared/options.ts";

type Account = { email: string; password: string };

export function urlOf(host: string, port: number): string {
  const everywhere = ["127.0.0.1", "0.0.0.0", "::", "::1"];
  if (everywhere.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** The only place where the password of the first administrator is shown. */
export function welcome(url: string, firstAdmin: Account | undefined): string {
  const lines = ["", `  The site        ${url}`, `  Its panel       ${url}/admin`];
  if (firstAdmin) {
    lines.push(
      "",
      `  Administrator   ${firstAdmin.email}`,
      `  Password        ${firstAdmin.password}   (shown only this once)`,
      ...(firstAdmin.email === defaultEmail
        ? [`  Your address    npm run admin -- add YOU@EXAMPLE.PL, then remove ${firstAdmin.email}`]
        : []),
    );
  }
  return `${[...lines, "", ""].join("\n")}\n`;
}
