import type { EquipmentBlock } from "~/content/services/types.ts";
import { Picture } from "~/ui/picture.tsx";
import { Unbroken } from "~/ui/unbroken.tsx";

/** What is in the cases, by name and by what it is good for: rows below a picture, or open cases. */
export function Equipment({ groups, picture }: EquipmentBlock) {
  if (!picture) return <Cases groups={groups} />;
  return (
    <div className="grid gap-10">
      <Picture
        name={picture.name}
        alt={picture.alt}
        sizes="100vw"
        className="-mx-(--bleed) mb-6 aspect-[16/9] lg:aspect-[21/8]"
      />
      {groups.map(({ name, items }) => (
        <div
          key={name}
          className="grid gap-x-8 gap-y-4 border-line border-t pt-5 md:grid-cols-12 md:pb-4"
        >
          <h3 className="text-h3 md:col-span-4">{name}</h3>
          <dl className="grid gap-5 sm:grid-cols-2 sm:gap-8 md:col-span-8">
            {items.map((item) => (
              <Item key={item.name} {...item} />
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

function Cases({ groups }: Pick<EquipmentBlock, "groups">) {
  return (
    <div className="grid gap-10 lg:grid-cols-3 lg:gap-8">
      {groups.map(({ name, items }) => (
        <div
          key={name}
          className="corners bg-surface p-6 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-8 md:p-8"
        >
          <h3 className="text-h2 lg:text-[clamp(1.75rem,2.9vw,3.25rem)]">{name}</h3>
          <dl className="mt-8 grid gap-6 md:max-lg:mt-2 lg:mt-16">
            {items.map((item) => (
              <Item key={item.name} {...item} />
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

function Item({ name, detail }: { name: string; detail: string }) {
  return (
    <div>
      <dt className="font-semibold leading-snug">
        <Unbroken>{name}</Unbroken>
      </dt>
      <dd className="mt-1.5 max-w-[40ch] text-text-2">
        <Unbroken>{detail}</Unbroken>
      </dd>
    </div>
  );
}
