import { list } from "~/content/admin/admin.ts";

type Props = {
  path: string;
  "aria-describedby"?: string;
};

/** The public page, in a new tab so that unsaved text stays. */
export function ViewOnSite({ path, ...rest }: Props) {
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-6 shrink-0 items-center whitespace-nowrap text-sm text-text-2 underline decoration-edge underline-offset-4 hover:text-text hover:decoration-accent"
      {...rest}
    >
      {list.viewOnSite} ↗<span className="sr-only"> {list.newTab}</span>
    </a>
  );
}
