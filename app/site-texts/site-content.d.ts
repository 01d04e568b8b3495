declare module "virtual:site-content" {
  /** Runs every file of `app/content` anew: `putIn` gets the exports of each before another one takes anything from them. `sample` in place of that of `app/text/sample.ts`. */
  export function evaluate(
    putIn: (file: string, exports: Record<string, unknown>) => void,
    sample?: (value: unknown, instead?: unknown) => unknown,
  ): Record<string, Record<string, unknown>>;
}
