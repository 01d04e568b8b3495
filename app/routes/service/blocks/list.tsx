import type { ListBlock } from "~/content/sections/types.ts";
import { Picture } from "~/ui/picture.tsx";
import { Unbroken } from "~/ui/unbroken.tsx";
import { listLooks } from "./list-looks.ts";

export function List({ layout, picture, facts, items, note }: ListBlock) {
  const look = listLooks[layout];
  return (
    <div className={look.frame}>
      {picture && (
        <Picture
          name={picture.name}
          alt={picture.alt}
          sizes={look.pictureSizes}
          className={look.picture}
        />
      )}
      <div className={look.body}>
        {facts && (
          <dl className={look.facts}>
            {facts.map(({ label, value }, at) => (
              <div key={at} className={look.fact}>
                <dt className={look.factLabel}>{label}</dt>
                <dd className={look.factValue}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <ol className={look.list}>
          {items.map(({ mark, label, title, text, result, lit }, at) => (
            <li key={at} data-lit={lit} className={look.item}>
              {look.ticked && <Tick />}
              {look.digits && (
                <p aria-hidden className={look.mark}>
                  {String(at + 1).padStart(look.digits, "0")}
                </p>
              )}
              {mark && <p className={look.mark}>{mark}</p>}
              {label && (
                <p className={look.label}>
                  {label}
                  {look.frameNumber && <span aria-hidden>{at + 1}A</span>}
                </p>
              )}
              <div className={look.words}>
                <h3 className={look.title}>{title}</h3>
                <p className={look.text}>
                  <Unbroken>{text}</Unbroken>
                </p>
              </div>
              {result && <p className={look.result}>{result}</p>}
            </li>
          ))}
        </ol>
        {note && <p className={look.note}>{note}</p>}
      </div>
    </div>
  );
}

function Tick() {
  return (
    <svg aria-hidden="true" viewBox="0 0 28 28" className="mt-0.5 size-7 fill-none stroke-2">
      <path d="M1 9V1h8M27 19v8h-8" className="stroke-edge" />
      <path d="m7 14 5 5 9-10" className="stroke-[2.5] stroke-accent" />
    </svg>
  );
}
