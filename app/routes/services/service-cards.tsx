import { useId } from "react";
import { Link } from "react-router";
import { offered } from "~/content/agency/offered.ts";
import { serviceCards, servicesOverview } from "~/content/services-overview.ts";
import { FrameCard } from "~/ui/card.tsx";
import { cx } from "~/ui/cx.ts";
import { Picture } from "~/ui/picture.tsx";
import { Unbroken } from "~/ui/unbroken.tsx";

const shots = [
  { place: "lg:col-span-7", frame: "aspect-[4/3] lg:aspect-[16/10]", width: "54vw" },
  { place: "lg:col-span-5 lg:mt-28", frame: "aspect-[4/3]" },
  { place: "lg:col-span-4", frame: "aspect-[4/3]" },
  { place: "lg:col-span-4 lg:mt-14", frame: "aspect-[4/3]" },
  { place: "lg:col-span-4 lg:mt-28", frame: "aspect-[4/3]" },
  { place: "lg:col-span-5", frame: "aspect-[4/3]" },
  { place: "lg:col-span-7 lg:mt-20", frame: "aspect-[4/3] lg:aspect-[16/10]", width: "54vw" },
];

/** In the order of the services that are offered. */
const cards = () =>
  offered.services.flatMap(({ slug }) => serviceCards.filter((card) => card.slug === slug));

export function ServiceCards() {
  const shown = cards();
  return (
    <ul className="grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-12 lg:gap-y-20">
      {shown.map((card, at) => (
        <li
          key={card.slug}
          className={cx(shots[at % shots.length]?.place, "max-lg:last:sm:col-span-2")}
        >
          <Card
            {...card}
            {...shots[at % shots.length]}
            number={at + 1}
            isLast={at + 1 === shown.length}
          />
        </li>
      ))}
    </ul>
  );
}

type CardProps = (typeof serviceCards)[number] & {
  frame?: string;
  width?: string;
  number: number;
  isLast: boolean;
};

function Card({
  name,
  lang,
  description,
  picture,
  path,
  frame,
  width = "38vw",
  number,
  isLast,
}: CardProps) {
  const titleId = useId();
  return (
    <FrameCard as="div">
      <Picture
        name={picture}
        alt=""
        sizes={`(max-width: 40rem) 92vw, (max-width: 64rem) ${isLast ? 92 : 46}vw, ${width}`}
        className={frame}
      />
      <div className="mt-5 grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3">
        <span aria-hidden className="label pt-1 text-muted">
          {String(number).padStart(2, "0")}
        </span>
        <div>
          <h3 id={titleId} lang={lang} className="text-h3">
            {name}
          </h3>
          <p className="mt-2 max-w-[44ch] text-text-2">
            <Unbroken>{description}</Unbroken>
          </p>
          <Link
            to={path}
            aria-describedby={titleId}
            className="link-strong mt-4 inline-flex min-h-11 items-center font-semibold text-tiny tracking-[0.04em] cover-link"
          >
            {servicesOverview.learnMore}
          </Link>
        </div>
      </div>
    </FrameCard>
  );
}
