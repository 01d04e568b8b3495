import { once } from "node:events";
import type { Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/**
 * `ok` takes every mail; `later` and `never` answer with 4xx and 5xx; `mute` accepts connections and says
 * nothing; `silent` takes the mail and never answers; `dies` takes the whole mail and closes the connection
 * without an answer; `locked` refuses every password.
 */
export type SmtpMode = "ok" | "later" | "never" | "mute" | "silent" | "dies" | "locked";

export type CaughtMail = {
  from: string;
  /** How the sender named itself. */
  greeting: string;
  to: string[];
  raw: string;
  parsed: Email;
};

export type SmtpTrap = {
  url: string;
  mode: SmtpMode;
  /** Where `later` and `never` refuse: at the sender, the recipient or after the whole mail. */
  stage: "mail" | "rcpt" | "data";
  /** A recipient that is refused for good, whatever the mode. */
  refused?: string;
  /** Every message that was handed over completely, refused ones too. */
  mails: CaughtMail[];
  /** Likewise for mails of the site: self-tests, trials, confirmations. */
  automatic: CaughtMail[];
  /** Resolves when this many mails were caught in all. */
  caught(count: number): Promise<CaughtMail[]>;
  stop(): Promise<void>;
};

/** A real SMTP server that keeps what it is given and misbehaves on demand. */
export async function startSmtp(): Promise<SmtpTrap> {
  const waiting: (() => void)[] = [];
  const refusalAt = (stage: SmtpTrap["stage"]) => {
    if (trap.stage !== stage) return null;
    if (trap.mode === "later") return refusal(451, "Try again later");
    return trap.mode === "never" ? refusal(550, "Not wanted here") : null;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onAuth: (_auth, _session, done) =>
      trap.mode === "locked" ? done(refusal(535, "Wrong password")) : done(null, { user: "kadr" }),
    onConnect: (_session, done) => {
      if (trap.mode !== "mute") done();
    },
    onMailFrom: (_address, _session, done) => done(refusalAt("mail")),
    onRcptTo: ({ address }, _session, done) =>
      done(address === trap.refused ? refusal(550, "Not wanted here") : refusalAt("rcpt")),
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk);
      } catch {
        // The sender died in the middle: there is no mail, and nobody to answer.
        return;
      }
      const raw = Buffer.concat(chunks).toString("utf8");
      const { mailFrom, rcptTo } = session.envelope;
      const isAutomatic = /^auto-submitted:/im.test(raw);
      (isAutomatic ? trap.automatic : trap.mails).push({
        from: mailFrom ? mailFrom.address : "",
        greeting: session.hostNameAppearsAs,
        to: rcptTo.map((recipient) => recipient.address),
        raw,
        parsed: await PostalMime.parse(raw),
      });
      // It would take the connections of messages with it.
      if (isAutomatic && trap.mode === "dies") done();
      else if (trap.mode === "dies") hangUp(server);
      else if (trap.mode !== "silent") done(refusalAt("data"));
      for (const tell of waiting) tell();
    },
  });
  // Clients that hang up are part of what is tested.
  server.on("error", () => undefined);

  const trap: SmtpTrap = {
    url: "",
    mode: "ok",
    stage: "rcpt",
    mails: [],
    automatic: [],
    caught: (count) =>
      new Promise((resolve) => {
        const look = () => trap.mails.length >= count && resolve(trap.mails);
        waiting.push(look);
        look();
      }),
    stop: () => {
      hangUp(server);
      return new Promise((resolve) => server.close(resolve));
    },
  };
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const bound = server.server.address();
  trap.url = `smtp://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}`;
  return trap;
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Closes every connection, as a restart does. */
function hangUp(server: SMTPServer): void {
  for (const connection of server.connections) {
    const { _socket: socket } = connection as { _socket?: Socket };
    socket?.destroy();
  }
}
