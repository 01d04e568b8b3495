import { type ReactNode, useId } from "react";
import { NavLink, useParams } from "react-router";
import { Screen } from "~/panel/access/screen.tsx";
import { useSession } from "~/panel/access/session.tsx";
import { BrandRoom } from "~/panel/brand/brand-room.tsx";
import { brandWords } from "~/panel/brand/words.ts";
import { CompanyRoom } from "~/panel/company/company-room.tsx";
import { SubjectScreen } from "~/panel/company/subject-screen.tsx";
import { pageContent } from "~/panel/company/words.ts";
import type { Rights } from "~/panel/data/rights.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { MenuRoom } from "./menu-room.tsx";
import { menuWords } from "./menu-words.ts";
import { PagesRoom } from "./pages-room.tsx";
import { offerWords } from "./services/offer-words.ts";
import { ServicesRoom } from "./services/services-room.tsx";
import { StartRoom } from "./start-room.tsx";
import { start } from "./start-words.ts";
import { siteRooms as text } from "./words.ts";

type Room = {
  place: string;
  title: string;
  Content: () => ReactNode;
  /** A person without this right does not find the screen. */
  right?: keyof Rights;
  /** Of a room that is too large for the overview, which says this and leads there. */
  summary?: string;
};

const root = "/admin/strona";
const company: Room = { place: "dane-firmy", title: pageContent.title, Content: CompanyRoom };
/** In the order of the screen. Any other place is a subject of „Dane firmy”. */
const rooms: readonly Room[] = [
  { place: "marka", title: brandWords.title, Content: BrandRoom, summary: brandWords.summary },
  { place: "podstrony", title: text.pages, Content: PagesRoom },
  { place: "uslugi", title: offerWords.title, Content: ServicesRoom },
  { place: "menu", title: menuWords.title, Content: MenuRoom, summary: menuWords.intro },
  company,
  { place: "start", title: start.title, Content: StartRoom, right: "isAdmin" },
];

export function SiteScreen() {
  const { "*": wanted = "" } = useParams();
  const { rights } = useSession();
  const open = rooms.filter(({ right }) => !right || rights[right]);
  const chosen = open.find(({ place }) => place === wanted);
  if (wanted && !chosen) return <SubjectScreen wanted={wanted} back={`${root}/${company.place}`} />;
  return (
    <Screen
      title={text.title}
      aside={
        <nav aria-label={text.rooms}>
          <ul className="flex flex-wrap gap-x-6">
            {open.map(({ place, title }) => (
              <li key={place}>
                <NavLink
                  to={`${root}/${place}`}
                  className="inline-flex min-h-11 items-center text-sm underline decoration-edge underline-offset-4 hover:decoration-text aria-[current=page]:decoration-2 aria-[current=page]:decoration-accent"
                >
                  {title}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      }
    >
      <div className="grid gap-14">
        {(chosen ? [chosen] : open).map((room) => (
          <RoomSection key={room.place} {...room} isAlone={chosen !== undefined} />
        ))}
      </div>
    </Screen>
  );
}

function RoomSection({ place, title, Content, summary, isAlone }: Room & { isAlone: boolean }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-3 font-display text-lead">
        {title}
      </h2>
      {summary && !isAlone ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="max-w-prose grow text-text-2">{summary}</p>
          <ButtonLink to={`${root}/${place}`} variant="secondary" size="sm">
            {text.openRoom(title)}
          </ButtonLink>
        </div>
      ) : (
        <Content />
      )}
    </section>
  );
}
