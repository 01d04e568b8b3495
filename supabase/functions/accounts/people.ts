import type { SupabaseClient } from "@supabase/supabase-js";
import { contactRemains, type Remains } from "./remains.ts";
import { type Role, rolesIn } from "./roles.ts";

export type Person = {
  id: string;
  email: string;
  roles: Role[];
  since: string;
  lastSignIn: string | null;
};

const purposes = ["invitation", "reset", "address"] as const;

/**
 * A link that lets its holder choose a password, for a new account or a forgotten password, or gives the account of
 * `by` another address.
 */
export type Link = {
  purpose: (typeof purposes)[number];
  email: string;
  until: string;
  /** What the invited person will be. */
  roles: Role[];
  /** The id of whoever made it, if that is known. */
  by: string | null;
};

export type Removal = "removed" | "oneself" | "last" | "missing" | "refused";
type RoleChange = "changed" | "last" | "missing" | "refused";

export type People = ReturnType<typeof createPeople>;

const linkColumns = "purpose, email, expires_at, created_by, roles";

/** The accounts of the panel. `connect` gives a new client with the secret key. */
export function createPeople(connect: () => SupabaseClient) {
  const client = connect();

  async function call(name: string, args: Record<string, unknown> = {}): Promise<unknown> {
    const { data, error } = await client.rpc(name, args);
    if (error) throw failure(name, error);
    return data;
  }

  async function list(): Promise<Person[]> {
    const rows = await call("list_administrators");
    return (Array.isArray(rows) ? rows : []).filter(isRow).map((row) => ({
      id: String(row.id),
      email: String(row.email),
      roles: rolesIn(row.roles),
      since: String(row.created_at),
      lastSignIn: typeof row.last_sign_in_at === "string" ? row.last_sign_in_at : null,
    }));
  }

  /** Also ends every session of the account, remembered devices, and links to a password or another address. */
  async function setPassword(
    { id, email }: Pick<Person, "id" | "email">,
    password: string,
  ): Promise<void> {
    const { error } = await client.auth.admin.updateUserById(id, { password });
    if (error) throw failure("updateUserById", error);
    await call("forget_trusted_devices", { person: id });
    await forgetLink("reset", email);
    await forgetAddress(id);
  }

  async function forgetAddress(id: string): Promise<void> {
    const own = { purpose: "address", created_by: id };
    const { error } = await client.from("account_links").delete().match(own);
    if (error) throw failure("account_links", error);
  }

  async function forgetLink(purpose: Link["purpose"], email: string): Promise<void> {
    const { error } = await client.from("account_links").delete().match({ purpose, email });
    if (error) throw failure("account_links", error);
  }

  async function makeAccount(email: string, password: string): Promise<string> {
    const { data, error } = await client.auth.admin.createUser({
      email,
      password,
      email_confirm: true,
    });
    if (error) throw failure("createUser", error);
    return data.user.id;
  }

  return {
    list,
    setPassword,
    async withdrawInvitation(email: string, by: string): Promise<void> {
      await call("withdraw_invitation", { address: email, withdrawer: by });
    },

    async find(email: string): Promise<Person | undefined> {
      return (await list()).find((person) => person.email === email.toLowerCase());
    },

    /** False when another account has it. */
    async setAddress({ id, email: former }: Pick<Person, "id" | "email">, email: string) {
      const changes = { email, email_confirm: true };
      const { error } = await client.auth.admin.updateUserById(id, changes);
      if (error?.code === "email_exists") return false;
      if (error) throw failure("updateUserById", error);
      await forgetLink("reset", former);
      // It would set the password of this account.
      await forgetLink("invitation", email);
      return true;
    },

    /** Whether an account has this address, with access or without. */
    async isTaken(email: string): Promise<boolean> {
      return typeof (await call("find_account", { email })) === "string";
    },

    /** What each of these people would leave behind. */
    async remains(people: readonly Person[]): Promise<(person: Person) => Remains> {
      const [settings, inviters] = await Promise.all([
        client
          .from("contact_settings")
          .select("recipients, recipients_by, webhook_url, webhook_by")
          .maybeSingle(),
        client.from("admin_users").select("id, invited_by"),
      ]);
      if (settings.error) throw failure("contact_settings", settings.error);
      if (inviters.error) throw failure("admin_users", inviters.error);
      return (person) => ({
        ...contactRemains(settings.data ?? {}, person),
        invited: people
          .filter(({ id }) =>
            inviters.data.some((row) => row.id === id && row.invited_by === person.id),
          )
          .map(({ email }) => email),
      });
    },

    /** Gives access, also to somebody who has an account without rights. */
    async add(
      email: string,
      password: string,
      roles: readonly Role[],
      inviter: string | null = null,
    ): Promise<void> {
      const found = await call("find_account", { email });
      const id = typeof found === "string" ? found : await makeAccount(email, password);
      if (id === found) await setPassword({ id, email }, password);
      const { error } = await client
        .from("admin_users")
        .upsert({ id, roles, invited_by: inviter }, { onConflict: "id", ignoreDuplicates: true });
      if (error) throw failure("admin_users", error);
    },

    /** `remover` is null for the operator. Rights end with the first call, the account with the second. */
    async remove(person: string, remover: string | null): Promise<Removal> {
      const outcome = await call("remove_administrator", { person, remover });
      if (outcome !== "removed") return isRefusal(outcome) ? outcome : "refused";
      const { error } = await client.auth.admin.deleteUser(person);
      if (error && error.code !== "user_not_found") throw failure("deleteUser", error);
      return "removed";
    },

    /** `changer` is null for the operator. */
    async setRoles(
      person: string,
      roles: readonly Role[],
      changer: string | null,
    ): Promise<RoleChange> {
      const outcome = await call("set_roles", { person, new_roles: roles, changer });
      const known = (["changed", "last", "missing"] as const).find((one) => one === outcome);
      return known ?? "refused";
    },

    /** A client of its own, since signing in changes with which rights a client asks. */
    async knowsPassword(email: string, password: string): Promise<boolean> {
      const { auth } = connect();
      const { error } = await auth.signInWithPassword({ email, password });
      if (error && error.code !== "invalid_credentials") throw failure("signIn", error);
      // Nobody uses this session.
      if (!error) await auth.signOut({ scope: "local" });
      return !error;
    },

    /** Null for the password of somebody without access, and for a maker who is no administrator. */
    async makeLink(
      purpose: Link["purpose"],
      email: string,
      seconds: number,
      invitation: { by: string | null; roles?: readonly Role[] } = { by: null },
    ): Promise<{ token: string; until: string } | null> {
      const bytes = crypto.getRandomValues(new Uint8Array(32));
      const token = btoa(String.fromCharCode(...bytes))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
      const token_hash = await hashOf(token);
      const { by: made_by, roles = ["administrator"] } = invitation;
      const link = { purpose, email, token_hash, seconds, made_by, roles };
      const until = await call("make_account_link", link);
      return typeof until === "string" ? { token, until } : null;
    },

    async readLink(token: string): Promise<Link | null> {
      const { data, error } = await client
        .from("account_links")
        .select(linkColumns)
        .eq("token_hash", await hashOf(token))
        .gt("expires_at", new Date().toISOString())
        .maybeSingle();
      if (error) throw failure("account_links", error);
      return isRow(data) ? toLink(data) : null;
    },

    /** Uses the link up: only one caller can delete its row. `putBack` undoes it. */
    async takeLink(token: string): Promise<(Link & { putBack(): Promise<void> }) | null> {
      const { data, error } = await client
        .from("account_links")
        .delete()
        .eq("token_hash", await hashOf(token))
        .gt("expires_at", new Date().toISOString())
        .select()
        .maybeSingle();
      if (error) throw failure("account_links", error);
      if (!isRow(data)) return null;
      const putBack = async () => void (await client.from("account_links").insert(data));
      return { ...toLink(data), putBack };
    },

    async invitations(): Promise<Link[]> {
      const { data, error } = await client
        .from("account_links")
        .select(linkColumns)
        .eq("purpose", "invitation")
        .gt("expires_at", new Date().toISOString())
        .order("created_at");
      if (error) throw failure("account_links", error);
      return data.map(toLink);
    },

    /** Whether this may be tried once more; the attempt counts from now on. */
    async mayTry(subject: string, most: number, seconds: number): Promise<boolean> {
      const name = await hashOf(subject);
      return (await call("note_account_attempt", { subject: name, most, seconds })) === true;
    },
  };
}

/** Never the row itself, which an error may quote in its details. */
function failure(what: string, { code, message }: { code?: string; message: string }): Error {
  return new Error(`${what}: ${code ?? ""} ${message}`);
}

function toLink(row: Record<string, unknown>): Link {
  const purpose = purposes.find((known) => known === row.purpose) ?? "invitation";
  const by = typeof row.created_by === "string" ? row.created_by : null;
  const roles = rolesIn(row.roles);
  return { purpose, email: String(row.email), until: String(row.expires_at), by, roles };
}

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isRefusal(value: unknown): value is Removal {
  return typeof value === "string" && ["oneself", "last", "missing", "refused"].includes(value);
}
