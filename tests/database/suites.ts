import { afterAll, beforeAll, expect } from "vitest";
import { type Roles, startWithRoles } from "../support/roles.ts";
import { testConstraints } from "./constraints.ts";
import { testContentVisibility } from "./content-visibility.ts";
import { testMediaPermissions } from "./media-permissions.ts";
import { testRevisionRules } from "./revision-rules.ts";
import { testTablePermissions } from "./table-permissions.ts";

/** Everything the database promises, asked of a running backend over HTTP. */
export function testDatabase(prepare: () => Promise<{ url?: string; stop(): Promise<void> }>) {
  let database: { url?: string; stop(): Promise<void> } | undefined;
  let running: Roles | undefined;
  const roles = () => {
    expect(running, "the backend runs").toBeDefined();
    return running as Roles;
  };

  beforeAll(async () => {
    database = await prepare();
    running = await startWithRoles(database.url);
  }, 120_000);
  afterAll(async () => {
    await running?.stop();
    await database?.stop();
  }, 120_000);

  testTablePermissions(roles);
  testContentVisibility(roles);
  testMediaPermissions(roles);
  testConstraints(roles);
  testRevisionRules(roles);
}
