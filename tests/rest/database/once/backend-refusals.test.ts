import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OperatorError } from "../../../../server/base/operator-error.ts";
import { startTestBackend } from "../../../support/backend.ts";
import { findPostgres, startPostgres, type TestPostgres } from "../../../support/postgres.ts";

const refusal = async (databaseUrl: string): Promise<string> => {
  const started = await startTestBackend({ databaseUrl }).catch((error: unknown) => error);
  expect(started).toBeInstanceOf(OperatorError);
  return started instanceof OperatorError ? started.message : "";
};

test("a Postgres that does not answer is told in one line, without its password", async () => {
  const message = await refusal("postgres://owner:secret-password@127.0.0.1:1/site");
  expect(message).toMatch(/DATABASE_URL does not answer: .*ECONNREFUSED/);
  expect(message).not.toContain("secret-password");
});

describe.skipIf(findPostgres() === null)("on a Postgres that is not prepared", () => {
  let server: TestPostgres;
  let superuser: postgres.Sql;
  beforeAll(async () => {
    server = await startPostgres();
    superuser = postgres(server.superuserUrl, { max: 1 });
  });
  afterAll(async () => {
    await superuser?.end();
    await server?.stop();
  });

  test("the operator is told to let the user make schemas, and which roles to make", async () => {
    await superuser.unsafe("alter database site owner to superuser");
    expect(await refusal(server.url)).toContain('grant create on database "site" to "owner"');
    await superuser.unsafe("alter database site owner to owner");

    await superuser.unsafe("drop role anon");
    const message = await refusal(server.url);
    expect(message).toContain("create role anon nologin;");
    expect(message).toContain("create role service_role nologin bypassrls;");
  });
});
