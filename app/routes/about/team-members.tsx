import { aboutPage } from "~/content/about.ts";
import { team as originalTeam, type TeamMember } from "~/content/agency/team.ts";
import { usePublished } from "~/site/use-published.ts";
import { mailHref, telHref } from "~/text/contact-links.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { cx } from "~/ui/cx.ts";
import { Picture } from "~/ui/picture.tsx";
import { Section } from "~/ui/section.tsx";

export function TeamMembers({ timecode }: { timecode: string }) {
  const { title, lead, otherLead, action } = aboutPage.team;
  const { team = originalTeam } = usePublished();
  if (team.length === 0) return null;
  return (
    <Section title={title} lead={team.length === 3 ? lead : otherLead} timecode={timecode}>
      <ul className="grid gap-20 lg:gap-28">
        {team.map((member, at) => (
          <Member key={member.id} {...member} mirrored={at % 2 === 1} />
        ))}
      </ul>
      <ButtonLink to="/kontakt" size="lg" className="mt-16 lg:mt-24">
        {action}
      </ButtonLink>
    </Section>
  );
}

function Member({
  name,
  surname,
  role,
  bio,
  email,
  phone,
  photo,
  mirrored,
}: TeamMember & { mirrored: boolean }) {
  const contact =
    "link inline-flex min-h-11 items-center wrap-anywhere underline-offset-8 hover:decoration-2";
  return (
    <li className="grid grid-cols-1 items-end gap-x-8 gap-y-8 md:grid-cols-12">
      <Picture
        name={photo}
        alt={`${name} ${surname}`}
        sizes="(max-width: 48rem) 100vw, 42vw"
        className={cx(
          "aspect-[4/5] max-md:-mx-(--bleed) md:col-span-5",
          mirrored ? "md:order-2 md:col-start-8" : "md:col-start-1",
        )}
      />
      <div className={cx("md:col-span-6", mirrored ? "md:col-start-1" : "md:col-start-7")}>
        <p className="label text-text-2">{role}</p>
        <h3 className="mt-4 text-h2">{`${name}\u00a0${surname}`}</h3>
        <p className="mt-6 max-w-[46ch] text-lead text-text-2">{bio}</p>
        <p className="mt-6 flex flex-wrap gap-x-8 gap-y-2 font-mono text-small">
          <a href={mailHref(email)} className={contact}>
            {email}
          </a>
          <a href={telHref(phone)} className={cx(contact, "whitespace-nowrap tabular-nums")}>
            {phone}
          </a>
        </p>
      </div>
    </li>
  );
}
