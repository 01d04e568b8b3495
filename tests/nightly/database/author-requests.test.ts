import { test } from "vitest";
import { tryAsAuthor } from "../../database/permissions/author-requests.ts";
import { withTeamOnEachDatabase } from "../../database/support/databases.ts";
import { chance } from "../../support/seeded.ts";

withTeamOnEachDatabase((team) => {
  test("2,000 requests of an author change nothing that is public and read no enquiry", async () => {
    await tryAsAuthor(team(), chance(), 2000);
  }, 600_000);
});
