import { randomBytes } from "node:crypto";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { OperatorError } from "../../base/operator-error.ts";

/** Root passes every check, and one file that it leaves in the database stops its owner's server for good. */
export function refuseOtherOwner(dataDir: string): void {
  const owner = ownerOf(join(dataDir, "database")) ?? ownerOf(join(dataDir, "keys.json"));
  if (owner === undefined || owner === process.getuid?.() || owner === newOwner(dataDir)) return;
  const { name, given } = userOf(owner);
  throw new OperatorError(
    `DATA_DIR: the site in ${dataDir} belongs to ${name}, whose server may not open what another user writes there. Run this as that user (sudo -u ${given} DATA_DIR=${dataDir} npm …), or make all of it yours with chown -R.`,
  );
}

/** The owner of a path that may not be opened. If the path cannot be inspected, the owner of its directory. */
export function whose(path: string): string {
  const owner = ownerOf(path);
  if (owner === undefined && dirname(path) !== path) return whose(dirname(path));
  if (owner === undefined) return `${path} may not be used by this user`;
  if (owner === process.getuid?.()) return `${path} is this user's own, but its mode forbids it`;
  return `${path} belongs to ${userOf(owner).name}`;
}

function ownerOf(path: string): number | undefined {
  try {
    return statSync(path).uid;
  } catch {
    return undefined;
  }
}

/** Some network disks and shared folders give every file to one user, whoever writes it. */
function newOwner(directory: string): number {
  const path = join(directory, `.owner-${randomBytes(6).toString("hex")}`);
  try {
    writeFileSync(path, "", { flag: "wx" });
    return statSync(path).uid;
  } finally {
    rmSync(path, { force: true });
  }
}

/** The user's name if this machine has one for the id, else the id in the form that sudo accepts. */
function userOf(uid: number): { name: string; given: string } {
  const users = readUsers().map((line) => line.split(":"));
  const name = users.find((fields) => fields[2] === String(uid))?.[0];
  return name
    ? { name: `the user ${name}`, given: name }
    : { name: `the user with the number ${uid}`, given: `'#${uid}'` };
}

function readUsers(): string[] {
  try {
    return readFileSync("/etc/passwd", "utf8").split("\n");
  } catch {
    return [];
  }
}
