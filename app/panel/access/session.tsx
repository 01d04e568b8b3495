import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useRef, useState } from "react";
import type { AdminClient } from "~/panel/data/client.ts";
import type { Rights } from "~/panel/data/rights.ts";
import { type Account, currentAccount, isSignedOut, signOut } from "~/panel/data/session.ts";
import { DataProblem } from "~/panel/kit/problem.ts";
import { Modal } from "~/panel/kit/ui/modal.tsx";
import { login } from "~/panel/kit/words.ts";
import { LoginForm } from "./login-form.tsx";

type Session = {
  client: AdminClient;
  account: Account;
  rights: Rights;
  /** Runs a call; an ended session is renewed in a dialog first. Rejects with `signed-out`. */
  withSession: <T>(call: () => Promise<T>) => Promise<T>;
  /** For what the clock asks: rejects with `signed-out`, and opens no dialog. */
  whileSignedIn: <T>(call: () => Promise<T>) => Promise<T>;
  /** Signs out here: what was being asked is given up, and opens no dialog. */
  leave: () => Promise<DataProblem | null>;
};

const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession needs a SessionProvider");
  return session;
}

type Props = { client: AdminClient; account: Account; rights: Rights; children: ReactNode };

export function SessionProvider({ client, account, rights, children }: Props) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [isOtherAccount, setIsOtherAccount] = useState(false);
  const waiting = useRef<((signedIn: boolean) => void)[]>([]);
  const isLeaving = useRef(false);

  function answer(signedIn: boolean) {
    setAsking(false);
    setIsOtherAccount(false);
    for (const resume of waiting.current.splice(0)) resume(signedIn);
  }

  async function askToSignIn(): Promise<void> {
    if (isLeaving.current) throw new DataProblem("signed-out", login.again.title);
    setAsking(true);
    const signedIn = await new Promise<boolean>((resume) => waiting.current.push(resume));
    if (!signedIn) throw new DataProblem("signed-out", login.again.title);
  }

  async function withSession<T>(call: () => Promise<T>): Promise<T> {
    if ((await currentAccount(client)) === null) await askToSignIn();
    try {
      return await call();
    } catch (error) {
      if (!isSignedOut(error)) throw error;
      await askToSignIn();
      return call();
    }
  }

  async function whileSignedIn<T>(call: () => Promise<T>): Promise<T> {
    if ((await currentAccount(client)) !== null) return call();
    throw new DataProblem("signed-out", login.again.title);
  }

  async function leave() {
    isLeaving.current = true;
    await queries.cancelQueries();
    return signOut(client);
  }

  // Unsaved text belongs to one account.
  async function signedIn({ id }: Account) {
    if (id === account.id) {
      answer(true);
      void queries.refetchQueries({ predicate: ({ state }) => isSignedOut(state.error) });
      return;
    }
    setIsOtherAccount(true);
    await signOut(client);
  }

  return (
    <SessionContext value={{ client, account, rights, withSession, whileSignedIn, leave }}>
      {children}
      <Modal
        open={asking}
        onClose={() => answer(false)}
        title={login.again.title}
        description={isOtherAccount ? login.again.otherAccount : login.again.text}
      >
        <LoginForm client={async () => client} onSignedIn={signedIn} email={account.email} />
      </Modal>
    </SessionContext>
  );
}
