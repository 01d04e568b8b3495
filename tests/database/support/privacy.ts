import { randomUUID } from "node:crypto";
import type { Roles } from "./roles.ts";

export const day = 86_400_000;
export const ago = (days: number) => new Date(Date.now() - days * day).toISOString();

/** What tests of personal data ask of the database. */
export function privacyTools(roles: () => Roles) {
  const messages = () => roles().service.from("contact_messages");
  return {
    messages,
    /** Stores a message and returns its id. */
    async store(changes: object = {}): Promise<number> {
      const message = { name: "Jan", email: "jan@firma.pl", message: randomUUID(), ...changes };
      const { data } = await messages().insert(message).select("id").single().throwOnError();
      return data.id;
    },
    async exists(id: number): Promise<boolean> {
      return (await messages().select("id").eq("id", id).throwOnError()).data.length === 1;
    },
    async ask(name: string, args: object) {
      const { data } = await roles().administrator.rpc(name, args).throwOnError();
      return data;
    },
    async forget(moment?: string): Promise<number> {
      const { data } = await roles().service.rpc("forget_old_messages", { moment }).throwOnError();
      return data;
    },
    async repeat(known: object[]): Promise<{ erased_at: string; subject_hash: string }[]> {
      const { data } = await roles()
        .service.rpc("repeat_erasures", {
          known: JSON.stringify(known),
        })
        .throwOnError();
      return data;
    },
  };
}
