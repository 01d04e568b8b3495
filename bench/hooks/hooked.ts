/** The environment in which a server loads these hooks before itself. */
export function hooked(...names: ("no-cache" | "loop-delay")[]): {
  NODE_OPTIONS: string;
} {
  const imports = names.map((name) => `--import=${new URL(`${name}.ts`, import.meta.url).href}`);
  return { NODE_OPTIONS: imports.join(" ") };
}
