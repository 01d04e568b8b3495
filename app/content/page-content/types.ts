import type { Agency } from "../agency/agency.ts";
import type { Office } from "../agency/office.ts";
import type { DayOpening, WeekHours } from "../agency/opening-hours.ts";
import type { TeamMember } from "../agency/team.ts";
import type { PortfolioEntry } from "../projects.ts";
import type { Questions, Shapes } from "./shapes.ts";

/** The valid part of the facts that administrators stored. */
export type PageValues = {
  facts: Partial<Shapes>;
  /** By `home` and `services/…`, as the files of the texts are named. */
  questions: Readonly<Record<string, Questions>>;
  /** The day of the last change of what the privacy policy says. */
  privacyChanged?: string;
};

/** Changed facts that several pages show, in the shapes of the files beside. */
export type Published = {
  agency?: Agency;
  office?: Office;
  openingHours?: { week: WeekHours; exceptions: readonly DayOpening[] };
  team?: readonly TeamMember[];
  portfolio?: readonly PortfolioEntry[];
  privacy?: Shapes["privacy"] & { changed?: string };
};
