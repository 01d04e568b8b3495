declare module "virtual:site-content" {
  /** Runs every file of `app/content` anew: `putIn` gets the exports of each before another one takes anything from them. */
  export function evaluate(
    putIn: (file: string, exports: Record<string, unknown>) => void,
  ): Record<string, Record<string, unknown>>;
}
