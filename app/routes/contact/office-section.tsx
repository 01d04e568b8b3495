import { contactPage } from "~/content/contact.ts";
import { sceneTimecode } from "~/text/timecode.ts";
import { Section } from "~/ui/section.tsx";
import { OfficeMap } from "./office-map.tsx";

/** Where the office is; the last scene of the contact page. */
export function OfficeSection() {
  const { title, lead } = contactPage.map;
  return (
    <Section title={title} lead={lead} timecode={sceneTimecode(2)} tone="surface">
      <OfficeMap />
    </Section>
  );
}
