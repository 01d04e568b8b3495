import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Caller, Roles, Team } from "../support/roles.ts";
import type { Outcome } from "./table-actions.ts";

export function testMediaLimits(roles: () => Team): void {
  test("media takes pictures of at most 10 MiB, but no SVG and nothing else", async () => {
    const upload = async (contentType: string, bytes: Uint8Array) => {
      const { error } = await files(roles(), "administrator").upload(name(), bytes, {
        contentType,
      });
      return error === null;
    };
    for (const [type, start] of Object.entries(pictures))
      expect(await upload(`image/${type}`, Buffer.from(start, "latin1")), type).toBe(true);
    for (const type of ["image/svg+xml", "text/html", "application/pdf", "image/x-icon"])
      expect(await upload(type, picture), type).toBe(false);
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    large.set(picture);
    expect(await upload("image/webp", large), "size").toBe(false);
  });

  test("an administrator reaches no bucket but media", async () => {
    const { service, administrator } = roles();
    await service.storage.createBucket("letters", { public: false });
    await service.storage.from("letters").upload("a.webp", picture, { contentType: "image/webp" });
    const letters = administrator.storage.from("letters");
    expect((await letters.list()).data ?? []).toEqual([]);
    expect((await letters.download("a.webp")).error).not.toBeNull();
    expect((await letters.upload("b.webp", picture)).error).not.toBeNull();
    expect((await files(roles(), "administrator").copy("a.webp", "b.webp")).error).not.toBeNull();
  });
}

/** The first bytes of each kind, by which it is known. */
const pictures = {
  jpeg: "\xff\xd8\xff\xe0\0\x10JFIF\0",
  png: "\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
  webp: "RIFF\x04\0\0\0WEBP",
  avif: "\0\0\0\x18ftypavif\0\0\0\0avif",
  gif: "GIF89a\x01\0\x01\0",
};
const picture = new Uint8Array(Buffer.from(pictures.webp, "latin1"));
const other = new Uint8Array([...picture, 1]);
const webp = { contentType: "image/webp" };

/** One that differs from those of other numbers. */
export const pictureOf = (number: number) => new Uint8Array([...picture, number]);

const name = () => `blog/${randomUUID()}.webp`;
const files = (roles: Team, who: Caller | "service") => roles[who].storage.from("media");

export async function storePicture({ service }: Pick<Roles, "service">): Promise<string> {
  const path = name();
  const { error } = await service.storage.from("media").upload(path, picture, webp);
  if (error) throw error;
  return path;
}

function sign(roles: Team, visitor: Caller, path: string): Promise<Response> {
  return roles.request(visitor, `/storage/v1/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ expiresIn: 60 }),
  });
}

/** The size of a stored file; null when there is none. */
async function size(roles: Team, path: string): Promise<number | null> {
  const { data } = await files(roles, "service").download(path);
  return data && (await data.arrayBuffer()).byteLength;
}

/** The answer to the visitor agrees with what happened. */
function outcome(error: unknown, happened: boolean): Outcome {
  if (error) expect(happened, "refused, yet done").toBe(false);
  return error ? "denied" : happened ? "done" : "nothing";
}

export const mediaActions = {
  "read by address": async (roles: Team, visitor: Caller, path: string) => {
    const { publicUrl } = files(roles, visitor).getPublicUrl(path).data;
    const answer = await roles.request(visitor, publicUrl);
    return outcome(!answer.ok, (await answer.bytes()).length === picture.length);
  },
  list: async (roles: Team, visitor: Caller, path: string) => {
    const { data, error } = await files(roles, visitor).list("blog", { limit: 1000 });
    return outcome(error, !!data?.some((file) => path.endsWith(file.name)));
  },
  upload: async (roles: Team, visitor: Caller) => {
    const path = name();
    const { error } = await files(roles, visitor).upload(path, picture, webp);
    return outcome(error, (await size(roles, path)) === picture.length);
  },
  "upload over": async (roles: Team, visitor: Caller, path: string) => {
    const { error } = await files(roles, visitor).upload(path, other, { ...webp, upsert: true });
    return outcome(error, (await size(roles, path)) === other.length);
  },
  replace: async (roles: Team, visitor: Caller, path: string) => {
    const { error } = await files(roles, visitor).update(path, other, webp);
    return outcome(error, (await size(roles, path)) === other.length);
  },
  move: async (roles: Team, visitor: Caller, path: string) => {
    const target = name();
    const { error } = await files(roles, visitor).move(path, target);
    return outcome(error, (await size(roles, target)) !== null && !(await size(roles, path)));
  },
  copy: async (roles: Team, visitor: Caller, path: string) => {
    const target = name();
    const { error } = await files(roles, visitor).copy(path, target);
    return outcome(error, (await size(roles, target)) !== null);
  },
  remove: async (roles: Team, visitor: Caller, path: string) => {
    const { error } = await files(roles, visitor).remove([path]);
    return outcome(error, (await size(roles, path)) === null);
  },
  // Without supabase-js: lite answers these two in another form than supabase-js reads.
  "sign an address": async (roles: Team, visitor: Caller, path: string) => {
    const answer = await sign(roles, visitor, `object/sign/media/${path}`);
    return outcome(!answer.ok, answer.ok);
  },
  "sign an upload": async (roles: Team, visitor: Caller) => {
    const answer = await sign(roles, visitor, `object/upload/sign/media/${name()}`);
    return outcome(!answer.ok, answer.ok);
  },
  "see the bucket": async (roles: Team, visitor: Caller) => {
    const { data, error } = await roles[visitor].storage.getBucket("media");
    return outcome(error, data?.public === true);
  },
  "list buckets": async (roles: Team, visitor: Caller) => {
    const { data, error } = await roles[visitor].storage.listBuckets();
    return outcome(error, !!data?.some((bucket) => bucket.id === "media"));
  },
  "make the bucket": async (roles: Team, visitor: Caller) => {
    const { storage } = roles.service;
    const { data: bucket } = await storage.getBucket("media");
    await storage.emptyBucket("media");
    await storage.deleteBucket("media");
    const settings = {
      public: true,
      fileSizeLimit: bucket?.file_size_limit,
      allowedMimeTypes: bucket?.allowed_mime_types,
    };
    const { error } = await roles[visitor].storage.createBucket("media", settings);
    const made = (await storage.getBucket("media")).data !== null;
    if (!made) await storage.createBucket("media", settings);
    return outcome(error, made);
  },
  "make another": async (roles: Team, visitor: Caller) => {
    const id = randomUUID();
    const { error } = await roles[visitor].storage.createBucket(id, { public: true });
    return outcome(error, (await roles.service.storage.getBucket(id)).data !== null);
  },
  "change the bucket": async (roles: Team, visitor: Caller) => {
    const { error } = await roles[visitor].storage.updateBucket("media", { public: false });
    const { data } = await roles.service.storage.getBucket("media");
    return outcome(error, data?.public !== true);
  },
  "empty the bucket": async (roles: Team, visitor: Caller, path: string) => {
    const { error } = await roles[visitor].storage.emptyBucket("media");
    return outcome(error, (await size(roles, path)) === null);
  },
  "delete the bucket": async (roles: Team, visitor: Caller) => {
    const { error } = await roles[visitor].storage.deleteBucket("media");
    return outcome(error, (await roles.service.storage.getBucket("media")).data === null);
  },
};
