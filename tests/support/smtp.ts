import { once } from "node:events";
import type { Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/**
 * `ok` takes every mail; `later` and `never` answer with 4xx and 5xx, at the recipient if `at`
 * does not say otherwise; `mute` accepts connections and says nothing; `silent` takes the mail and
 * never answers; `drips` takes it and begins its answer line after line, until the mode changes;
 * `dies` takes the whole mail and hangs up without a word; `locked` refuses every password.
 */
export type SmtpMode = "ok" | "later" | "never" | "mute" | "silent" | "drips" | "dies" | "locked";

export type CaughtMail = {
  from: string;
  to: string[];
  raw: string;
  parsed: Email;
  /** The server said no to it, so nobody will read it. */
  refused: boolean;
};

export type SmtpTrap = {
  url: string;
  mode: SmtpMode;
  /** Where `later` and `never` refuse: at the sender, the recipient or after the whole mail. */
  at: "mail" | "rcpt" | "data";
  /** Every mail that was handed over completely, whatever the server then said. */
  mails: CaughtMail[];
  /** Resolves when this many mails were caught in all. */
  caught(count: number): Promise<CaughtMail[]>;
  /** Cuts every connection, as a restart does. */
  hangUp(): void;
  stop(): Promise<void>;
};

/** A real SMTP server that keeps what it is given and misbehaves on demand. */
export async function startSmtp(mode: SmtpMode = "ok", port = 0): Promise<SmtpTrap> {
  const waiting: (() => void)[] = [];
  const refusalAt = (stage: SmtpTrap["at"]) => {
    if (trap.at !== stage) return null;
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
    onRcptTo: (_address, _session, done) => done(refusalAt("rcpt")),
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const raw = Buffer.concat(chunks).toString("utf8");
      const { mailFrom, rcptTo } = session.envelope;
      trap.mails.push({
        from: mailFrom ? mailFrom.address : "",
        to: rcptTo.map((recipient) => recipient.address),
        raw,
        parsed: await PostalMime.parse(raw),
        refused: refusalAt("data") !== null,
      });
      if (trap.mode === "dies") hangUp(server);
      else if (trap.mode === "drips") drip(server, () => trap.mode === "drips", done);
      else if (trap.mode !== "silent") done(refusalAt("data"));
      for (const tell of waiting) tell();
    },
  });
  // Clients that hang up are part of what is tested.
  server.on("error", () => undefined);

  const trap: SmtpTrap = {
    url: "",
    mode,
    at: "rcpt",
    mails: [],
    caught: (count) =>
      new Promise((resolve) => {
        const look = () => trap.mails.length >= count && resolve(trap.mails);
        waiting.push(look);
        look();
      }),
    hangUp: () => hangUp(server),
    stop: () => {
      hangUp(server);
      return new Promise((resolve) => server.close(resolve));
    },
  };
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const bound = server.server.address();
  trap.url = `smtp://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}`;
  return trap;
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

function hangUp(server: SMTPServer): void {
  for (const socket of socketsOf(server)) socket.destroy();
}

/** One line of an answer that goes on, ten times a second, for as long as it is wanted. */
function drip(server: SMTPServer, goOn: () => boolean, done: () => void): void {
  const timer = setInterval(() => {
    if (goOn()) for (const socket of socketsOf(server)) socket.write("250-one moment\r\n");
    else {
      clearInterval(timer);
      done();
    }
  }, 100);
}

function socketsOf(server: SMTPServer): Socket[] {
  return [...server.connections].flatMap((connection) => {
    const { _socket: socket } = connection as { _socket?: Socket };
    return socket ? [socket] : [];
  });
}
