import { Container } from "~/ui/container.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { OfficeSection } from "./office-map.tsx";

/** What is below the form: how else to reach us, and where. */
export function Office() {
  return (
    <>
      <Container>
        <ContactDetails />
      </Container>
      <OfficeSection />
    </>
  );
}
