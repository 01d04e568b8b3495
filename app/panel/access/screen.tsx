import type { ReactNode } from "react";
import { tabTitle } from "~/panel/kit/words.ts";
import { mainId } from "~/site/shell/main-id.ts";

type Props = {
  title: string;
  /** In the browser's tab and history, where that is not the title. */
  tab?: string;
  aside?: ReactNode;
  children: ReactNode;
};

export function Screen({ title, tab = title, aside, children }: Props) {
  return (
    <main id={mainId} tabIndex={-1} className="mx-auto max-w-page px-gutter pt-8 outline-none">
      <title>{tabTitle(tab)}</title>
      <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="mr-auto text-h3">{title}</h1>
        {aside}
      </div>
      {children}
    </main>
  );
}
