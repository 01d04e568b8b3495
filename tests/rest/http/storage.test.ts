import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { sharedSite } from "../../http/support/sites.ts";
import { databaseOf, demoKeys } from "../../support/demo-keys.ts";
import { account } from "../../support/signed-in.ts";

const { url: site } = await sharedSite("writable");
const { SUPABASE_PUBLISHABLE_KEY } = demoKeys;
const administrator = databaseOf(site, SUPABASE_PUBLISHABLE_KEY);
const { data: signedIn } = await administrator.auth.signInWithPassword(account);
const media = administrator.storage.from("media");
const image = sharp({ create: { width: 40, height: 30, channels: 3, background: "#c33" } });
const webp = new Uint8Array(await image.webp().toBuffer()).buffer;

function ask(path: string, init: RequestInit = {}) {
  return fetch(site + path, {
    ...init,
    headers: { apikey: SUPABASE_PUBLISHABLE_KEY, ...init.headers },
  });
}

function read(name: string, headers: Record<string, string> = {}) {
  const { pathname } = new URL(media.getPublicUrl(name).data.publicUrl);
  return ask(pathname, { headers });
}

async function upload(name: string): Promise<void> {
  const { error } = await media.upload(name, webp, { contentType: "image/webp" });
  if (error) throw error;
}

describe("uploading", () => {
  test("of a File, which supabase-js sends as a form, keeps its bytes and the wish for caching", async () => {
    const file = new File([webp], "photo.webp", { type: "image/webp" });
    const { error } = await media.upload("blog/file.webp", file, { cacheControl: "600" });
    expect(error).toBeNull();
    const answer = await read("blog/file.webp");
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array(webp));
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(answer.headers.get("cache-control")).toBe("max-age=600");
  });

  test.each(["żółć łąka.JPG", "a+b & c=d.webp", "100 procent.webp", `${"x".repeat(400)}.webp`])(
    "takes the name %s",
    async (name) => {
      await upload(`names/${name}`);
      expect((await read(`names/${name}`)).status).toBe(200);
      const { data } = await media.list("names");
      expect(data?.some((object) => object.name.endsWith(name))).toBe(true);
    },
  );
});

describe("public files", () => {
  test("are not emptied out by an administrator, however the address is written", async () => {
    await upload("kept.webp");
    const token = signedIn.session?.access_token;
    for (const path of ["media/empty", "media/empty/", "media/%65mpty", "%6dedia/empty?x=1"]) {
      const headers = { authorization: `Bearer ${token}` };
      const init = { method: "POST", headers };
      expect((await ask(`/storage/v1/bucket/${path}`, init)).ok, path).toBe(false);
    }
    expect((await read("kept.webp")).status).toBe(200);
  });
});

describe("a film", () => {
  test("is sent in the pieces that browsers ask for", async () => {
    const films = administrator.storage.from("films");
    const film = Buffer.alloc(300_000, "kadr");
    film.write("\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41", "latin1");
    const { error } = await films.upload("a-16x9.mp4", film, { contentType: "video/mp4" });
    expect(error).toBeNull();
    const { pathname } = new URL(films.getPublicUrl("a-16x9.mp4").data.publicUrl);
    // Safari asks for two bytes first, and plays nothing that answers otherwise.
    const first = await ask(pathname, { headers: { range: "bytes=0-1" } });
    expect(first.status).toBe(206);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      "content-type": "video/mp4",
      "content-range": "bytes 0-1/300000",
      "content-length": "2",
      "accept-ranges": "bytes",
    });
  });
});
