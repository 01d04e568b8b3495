import { Suspense, startTransition, useEffect, useState } from "react";
import { Link } from "react-router";
import { agency as originalAgency } from "~/content/agency/agency.ts";
import { team as originalTeam } from "~/content/agency/team.ts";
import { footer } from "~/content/footer.ts";
import { navigation } from "~/content/navigation.ts";
import { shell } from "~/content/shell.ts";
import { interaction } from "~/first-load/interaction.ts";
import { viewingConditions } from "~/first-load/viewing-conditions.ts";
import { usePublished } from "~/site/use-published.ts";
import { mailHref, telHref } from "~/text/contact-links.ts";
import { lazyPart } from "~/ui/lazy-part.ts";
import { PartBoundary } from "~/ui/part-boundary.tsx";
import { Logo } from "./logo.tsx";
import { useMotionPaused } from "./motion.ts";
import { MotionSwitch } from "./motion-switch.tsx";

const Clock = lazyPart(async () => (await import("./clock.tsx")).Clock);

const line =
  "inline-flex min-h-9 items-center text-text-2 max-md:min-h-11 transition-colors hover:text-text";

export function Footer() {
  const { agency = originalAgency, profiles = [], team = originalTeam } = usePublished();
  const isPaused = useMotionPaused();
  const [isWide, setWide] = useState(false);
  // Drawn within a press, the clock would hold its answer up.
  useEffect(() => {
    void interaction.then(() =>
      startTransition(() => setWide(matchMedia("(width >= 64rem)").matches)),
    );
  }, []);
  return (
    <>
      {isWide && (
        <PartBoundary>
          <Suspense>
            <Clock label={footer.scenes} isStill={isPaused || viewingConditions().reducedMotion} />
          </Suspense>
        </PartBoundary>
      )}
      <footer className="no-print relative border-line border-t bg-bg">
        <div className="mx-auto max-w-page px-gutter pt-[clamp(3.5rem,7vw,6.5rem)] pb-8">
          <div className="grid grid-cols-1 gap-x-12 gap-y-14 md:grid-cols-2 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,4fr)]">
            <section aria-labelledby="stopka-o-nas">
              <Link
                to="/"
                aria-label={shell.logoLabel}
                className="-m-2 mb-6 inline-block max-w-full rounded-frame p-2"
              >
                <Logo className="text-[2.5rem]" />
              </Link>
              {(footer.description || agency.email) && (
                <h2 id="stopka-o-nas" className="label label-caps mb-3 font-[450] text-muted">
                  {footer.about}
                </h2>
              )}
              <p className="max-w-[38ch] text-lead text-text-2">{footer.description}</p>
              {agency.email && (
                <a
                  href={mailHref(agency.email)}
                  className="mt-6 inline-flex min-h-11 items-center link-strong wrap-anywhere font-display text-h3"
                >
                  {agency.email}
                </a>
              )}
              <p className="flex flex-wrap items-center gap-x-6 text-text-2">
                {agency.phone && (
                  <a
                    href={telHref(agency.phone)}
                    className="inline-flex min-h-11 items-center hover:text-text"
                  >
                    {agency.phone}
                  </a>
                )}
                {agency.location}
              </p>
              {profiles.length > 0 && (
                <ul
                  aria-label={footer.profiles}
                  className="mt-4 flex flex-wrap gap-x-6 font-semibold text-tiny tracking-[0.045em]"
                >
                  {profiles.map(({ name, href }) => (
                    <li key={href}>
                      <a href={href} rel="me" className={line}>
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </section>
            <nav aria-label={footer.navigation}>
              <h2 className="label label-caps mb-3 font-[450] text-muted">{footer.menu}</h2>
              <ul className="grid grid-cols-2 gap-y-1 font-semibold text-tiny tracking-[0.045em] md:grid-cols-1">
                {navigation.map(({ name, path, lang }) => (
                  <li key={path}>
                    <Link to={path} lang={lang} className={line}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            {team.length > 0 && (
              <section aria-labelledby="stopka-ekipa" className="md:col-span-2 xl:col-span-1">
                <h2 id="stopka-ekipa" className="label label-caps mb-4 font-[450] text-muted">
                  {footer.credits}
                </h2>
                <dl className="grid grid-cols-[auto_auto] justify-start gap-x-5 gap-y-3 xl:text-small">
                  {team.map((member) => (
                    <div key={member.id} className="contents">
                      <dt className="text-right text-muted">{member.role}</dt>
                      <dd className="font-semibold">{`${member.name} ${member.surname}`}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            )}
          </div>
          <p className="mt-16 mb-6 text-muted text-small">{footer.sample}</p>
          <div className="label flex flex-wrap items-center justify-between gap-x-10 gap-y-2 border-line border-t pt-5 text-muted">
            <p>{`© ${agency.name}. ${footer.rights}`}</p>
            <MotionSwitch color="text-muted" />
            <Link
              to="/polityka-prywatnosci"
              className="inline-flex min-h-11 items-center hover:text-text"
            >
              {shell.privacy}
            </Link>
          </div>
        </div>
      </footer>
    </>
  );
}
