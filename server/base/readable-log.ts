export function readable(json: string): string {
  const { time, level, event, message, ...fields }: Record<string, unknown> = JSON.parse(json);
  const clock = new Date(String(time)).toTimeString().slice(0, 8);
  const mark = level === "info" ? "" : `${String(level).toUpperCase()} `;
  const words = message === undefined ? "" : ` ${plain(String(message))}`;
  const rest = Object.entries(fields).map(([name, value]) => ` ${name}=${shown(value)}`);
  return `${clock} ${mark}${plain(String(event))}${words}${rest.join("")}\n`;
}

function shown(value: unknown): string {
  if (typeof value !== "string") return plain(JSON.stringify(value));
  if (value.includes("\n")) return value.split("\n").map(plain).join("\n    ");
  return plain(/^[^\s"=]+$/.test(value) ? value : JSON.stringify(value));
}

/** A terminal obeys control characters, and visitors can send them. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, "�");
}
