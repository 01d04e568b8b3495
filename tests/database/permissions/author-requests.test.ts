import { test } from "vitest";
import { chance } from "../../support/seeded.ts";
import { withTeamOnEachDatabase } from "../support/databases.ts";
import { tryAsAuthor } from "./author-requests.ts";

// tests/nightly/database/author-requests.test.ts sends two thousand.
withTeamOnEachDatabase((team) => {
  test("150 requests of an author change nothing that is public and read no enquiry", () =>
    tryAsAuthor(team(), chance(), 150));
});
