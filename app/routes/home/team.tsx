import { team as originalTeam } from "~/content/agency/team.ts";
import { home } from "~/content/home.ts";
import { usePublished } from "~/site/use-published.ts";
import { Picture } from "~/ui/picture.tsx";
import { Section } from "~/ui/section.tsx";

const offsets = ["", "md:mt-24", "md:mt-10"];

export function Team() {
  const { eyebrow, title } = home.team;
  const { team = originalTeam } = usePublished();
  return (
    <Section timecode="00:06:48:00" eyebrow={eyebrow} title={title}>
      <ul className="grid gap-x-6 gap-y-12 md:grid-cols-3 lg:gap-x-10">
        {team.map((member, index) => (
          <li
            key={member.id}
            className={`${offsets[index % offsets.length]} max-md:odd:mr-[18%] max-md:even:ml-[18%]`}
          >
            <Picture
              name={member.photo}
              alt=""
              sizes="(max-width: 48rem) 82vw, 33vw"
              className="aspect-[4/5]"
            />
            <h3 className="-mt-[0.62em] relative z-1 text-title">
              {`${member.name}\u00a0${member.surname}`}
            </h3>
            <p className="label mt-4 text-text-2">{member.role}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
