import { Fragment } from "react";
import { team as originalTeam } from "~/content/agency/team.ts";
import { home } from "~/content/home.ts";
import { usePublished } from "~/site/use-published.ts";
import { cx } from "~/ui/cx.ts";
import { Picture } from "~/ui/picture.tsx";
import { Section } from "~/ui/section.tsx";

const offsets = ["", "md:mt-24", "md:mt-10"];

/** For each count of people, so that no row has a hole: how many stand in the first rows, and in the others. */
const two = "md:col-span-6";
const threes = "md:col-span-4";
const four = "md:col-span-6 lg:col-span-3";
const columns: Readonly<Record<number, (at: number) => string>> = {
  1: () => "grid grid-cols-1 items-end gap-x-8 md:grid-cols-2",
  2: () => two,
  4: () => four,
  5: (at) => (at < 3 ? threes : two),
  6: () => threes,
  7: (at) => (at < 3 ? threes : four),
  8: () => four,
};

export function Team() {
  const { eyebrow, title, otherTitle } = home.team;
  const { team = originalTeam } = usePublished();
  // Beside the picture of one person; under those of several, without an element that all pages would carry.
  const Words = team.length === 1 ? "div" : Fragment;
  return (
    <Section
      timecode="00:06:48:00"
      eyebrow={eyebrow}
      title={team.length === 3 ? title : otherTitle}
    >
      <ul
        className={cx(
          "grid gap-x-6 gap-y-12 lg:gap-x-10",
          team.length === 3 ? "md:grid-cols-3" : team.length > 1 && "md:grid-cols-12",
        )}
      >
        {team.map((member, index) => (
          <li
            key={member.id}
            className={`${columns[team.length]?.(index) ?? ""} ${offsets[index % offsets.length]} max-md:odd:mr-[18%] max-md:even:ml-[18%]`}
          >
            <Picture
              name={member.photo}
              alt=""
              sizes="(max-width: 48rem) 82vw, 33vw"
              className="aspect-[4/5]"
            />
            <Words>
              <h3 className="mt-5 text-title">{`${member.name}\u00a0${member.surname}`}</h3>
              <p className="label mt-4 text-text-2">{member.role}</p>
            </Words>
          </li>
        ))}
      </ul>
    </Section>
  );
}
