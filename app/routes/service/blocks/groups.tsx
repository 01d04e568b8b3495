import type { GroupsBlock, GroupsLayout } from "~/content/sections/types.ts";
import { Picture } from "~/ui/picture.tsx";
import { Unbroken } from "~/ui/unbroken.tsx";

type GroupsLook = {
  groups: string;
  group?: string;
  heading: string;
  light?: string;
  litLight?: string;
  list?: string;
  item?: string;
  mark?: string;
  label?: string;
  title?: string;
  text?: string;
};

const piece = {
  title: "block font-semibold leading-snug",
  text: "mt-1.5 block max-w-[40ch] text-text-2",
};

const looks: Record<GroupsLayout, GroupsLook> = {
  equipment: {
    groups: "grid gap-5",
    group: "grid gap-x-8 gap-y-4 border-line border-t pt-5 md:grid-cols-12 md:pb-4",
    heading: "text-h3 md:col-span-4",
    list: "grid gap-5 sm:grid-cols-2 sm:gap-8 md:col-span-8",
    ...piece,
  },
  cases: {
    groups: "grid gap-5 lg:grid-cols-3 lg:gap-8",
    group: "corners bg-surface p-6 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-8 md:p-8",
    heading: "text-h2 lg:text-[clamp(1.75rem,2.9vw,3.25rem)]",
    list: "mt-4 grid gap-4 md:max-lg:mt-2 lg:mt-8",
    ...piece,
  },
  month: {
    groups: "grid gap-y-10 md:grid-cols-2 md:gap-x-8 xl:grid-cols-4 xl:gap-x-px xl:bg-line",
    group: "bg-bg xl:px-6 xl:first:pl-0 xl:last:pr-0",
    heading:
      "label border-text border-t-2 pt-3 font-mono font-normal font-stretch-normal tracking-normal",
    list: "mt-6 grid gap-3",
    item: "grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 border-edge border-l-2 bg-surface py-3 pr-4 data-lit:border-accent",
    mark: "label row-span-2 pl-3 text-muted",
    label: "label text-text-2",
    title: "mt-1 font-semibold leading-snug",
  },
  signal: {
    groups:
      "grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-10 lg:grid-cols-1",
    heading: "label mb-4 flex items-baseline gap-2 text-text-2",
    light: "size-2.5 shrink-0 rounded-full border border-edge",
    litLight: "tally size-2.5 shrink-0 rounded-full bg-accent",
    list: "grid gap-6 lg:grid-cols-4 lg:gap-8",
    item: "station relative flex flex-col rounded-frame px-4 py-4 lg:min-h-32 lg:px-5",
    title: "font-semibold leading-tight",
    text: "label mt-2 text-text-2 lg:mt-auto lg:pt-4",
  },
  versus: {
    groups: "grid gap-10 lg:grid-cols-12 lg:gap-8",
    group:
      "lg:col-span-4 lg:pt-16 lg:last:col-start-9 lg:data-lit:col-span-7 lg:data-lit:pt-0 lg:data-lit:last:col-start-6",
    heading:
      "mb-6 flex items-center gap-4 text-h3 text-text-2 in-data-lit:mb-8 in-data-lit:text-h2 in-data-lit:text-text",
    light: "size-[0.45em] rounded-full border-2 border-edge",
    litLight: "size-[0.45em] rounded-full bg-accent",
    item: "border-line border-t py-2.5 text-text-2 last:border-b in-data-lit:py-3 in-data-lit:text-lead in-data-lit:text-text",
  },
};

export function Groups({ layout, groups, aside, picture }: GroupsBlock) {
  const look = looks[layout];
  return (
    <div className={aside && "grid gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,1fr)_13rem]"}>
      {picture && (
        <Picture
          name={picture.name}
          alt={picture.alt}
          sizes="100vw"
          className="-mx-(--bleed) mb-10 bg-bg aspect-[16/9] lg:aspect-[21/8]"
        />
      )}
      <div className={look.groups}>
        {groups.map(({ title, lit, items }, at) => (
          <div key={at} data-lit={lit} className={look.group}>
            <h3 className={look.heading}>
              {look.light && <span aria-hidden className={lit ? look.litLight : look.light} />}
              {title}
            </h3>
            <ul className={look.list}>
              {items.map((item, at) => (
                <li key={at} data-lit={item.lit} className={look.item}>
                  {item.mark && <span className={look.mark}>{item.mark}</span>}
                  {item.label && <span className={look.label}>{item.label}</span>}
                  <span className={look.title}>
                    <Unbroken>{item.title}</Unbroken>
                  </span>
                  {item.text && (
                    <span className={look.text}>
                      <Unbroken>{item.text}</Unbroken>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {aside && (
        <div className="border-line lg:border-l lg:pl-10">
          <h3 className="label mb-4 text-muted">{aside.title}</h3>
          <ul className="flex flex-wrap gap-x-5 gap-y-2 lg:grid lg:gap-3">
            {aside.items.map((item, at) => (
              <li key={at} className="font-display text-h3 leading-tight tracking-[-0.02em]">
                {item}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
