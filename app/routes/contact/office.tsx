import { Container } from "~/ui/container.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { OfficeSection } from "./office-map.tsx";

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
