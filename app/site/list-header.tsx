import type { ReactNode } from "react";

type Props = { title: ReactNode; lang?: "en"; lead: ReactNode };

export function ListHeader({ title, lang, lead }: Props) {
  return (
    <header className="grid gap-x-12 gap-y-6 pt-10 pb-[clamp(2.5rem,5vw,5rem)] md:pt-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:items-end lg:justify-between">
      <h1 lang={lang} className="focus-in text-[clamp(2.75rem,1.05rem+6vw,6.5rem)] leading-[0.98]">
        {title}
      </h1>
      <p className="max-w-[46ch] text-lead text-text-2">{lead}</p>
    </header>
  );
}
