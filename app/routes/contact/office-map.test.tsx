import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { office } from "~/content/agency/office.ts";
import { mapOf } from "~/content/agency/shown.ts";
import { OfficeSection } from "./office-map.tsx";

function shown(content: object): string {
  const Page = createRoutesStub([{ id: "root", path: "/", Component: OfficeSection }]);
  return renderToString(<Page hydrationData={{ loaderData: { root: { content } } }} />);
}

test("the drawn plan stands only at the place that it was drawn of", () => {
  expect(shown({})).toContain("/map-katowice.svg");
  const gdansk = { ...office, map: mapOf({ latitude: 54.35, longitude: 18.65 }) };
  const page = shown({ office: gdansk });
  expect(page).not.toContain(".svg");
  expect(page).toContain("mlat=54.35");
});
