import { list } from "~/panel/kit/words.ts";
import { cx } from "~/ui/cx.ts";

type Props = {
  path: string;
  /** Only an arrow to be seen. */
  isShort?: boolean;
  "aria-describedby"?: string;
};

/** The public page, in a new tab so that unsaved text stays. */
export function ViewOnSite({ path, isShort = false, ...rest }: Props) {
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener"
      className={cx(
        "inline-flex min-h-6 shrink-0 items-center justify-center whitespace-nowrap text-sm text-text-2 underline decoration-edge underline-offset-4 hover:text-text hover:decoration-accent",
        isShort && "-my-1 min-w-6 max-lg:-my-3 max-lg:min-h-11 max-lg:min-w-11",
      )}
      {...rest}
    >
      <span className={isShort ? "sr-only" : "mr-1"}>{list.viewOnSite}</span>↗
      <span className="sr-only"> {list.newTab}</span>
    </a>
  );
}
