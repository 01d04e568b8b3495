import type { Questions, Shapes } from "~/content/agency/shapes.ts";
import type { Agency } from "../agency/agency.ts";
import type { Office } from "../agency/office.ts";
import type { DayOpening, WeekHours } from "../agency/opening-hours.ts";
import type { TeamMember } from "../agency/team.ts";
import type { PortfolioEntry } from "../projects.ts";

export type PageValues = {
  facts: Partial<Shapes>;
  questions: Readonly<Record<string, Questions>>;
  privacyChanged?: string;
  /** Of a site that shows no samples: only what is stored is a fact. */
  isWithoutSamples?: boolean;
};

export type Published = {
  agency?: Agency;
  office?: Office;
  profiles?: readonly { name: string; href: string }[];
  openingHours?: { week: WeekHours; exceptions: readonly DayOpening[] };
  team?: readonly TeamMember[];
  portfolio?: readonly PortfolioEntry[];
  privacy?: Shapes["privacy"] & { changed?: string };
};
