import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { filmFileName, filmFolder } from "../../../app/text/addresses/uploaded-film.ts";
import { post } from "../samples.ts";
import { withRolesOnEachDatabase } from "../support/databases.ts";
import { type Visitor, visitors } from "../support/roles.ts";

const film = Buffer.from("\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41", "latin1");
const mp4 = { contentType: "video/mp4" };
const newName = (ending = "mp4") =>
  `${filmFileName(randomUUID(), { width: 1920, height: 1080 })}.${ending}`;

withRolesOnEachDatabase((roles) => {
  const films = (who: Visitor | "service") => roles()[who].storage.from("films");
  const isThere = async (name: string) => (await films("service").download(name)).data !== null;
  const stored = async () => {
    const name = newName();
    expect((await films("service").upload(name, film, mp4)).error).toBeNull();
    return name;
  };

  test.each(visitors)("%s reads by address; only an administrator does more", async (visitor) => {
    const may = visitor === "administrator";
    const own = films(visitor);
    const name = await stored();
    const { publicUrl } = own.getPublicUrl(name).data;
    expect((await roles().request(visitor, publicUrl)).ok).toBe(true);

    const added = newName();
    expect((await own.upload(added, film, mp4)).error === null).toBe(may);
    expect(await isThere(added)).toBe(may);
    const listed = (await own.list("", { limit: 1_000 })).data ?? [];
    expect(listed.some((file) => file.name === name)).toBe(may);
    expect((await own.update(name, film, mp4)).error === null).toBe(may);
    const [copy, moved] = [newName(), newName()];
    await own.copy(name, copy);
    expect(await isThere(copy)).toBe(may);
    await own.move(name, moved);
    expect(await isThere(name)).toBe(!may);
    await own.remove([may ? moved : name]);
    expect(await isThere(may ? moved : name)).toBe(!may);
    expect(
      (await roles()[visitor].storage.updateBucket("films", { public: false })).error,
    ).not.toBe(null);
    await roles()[visitor].storage.deleteBucket("films");
    const { data: bucket } = await roles().service.storage.getBucket("films");
    expect(bucket?.public).toBe(true);
  });

  test("films and their posters are taken, and nothing else; no picture may be as large", async () => {
    const own = films("administrator");
    const upload = async (name: string, bytes: Uint8Array, contentType: string) =>
      (await own.upload(name, bytes, { contentType })).error === null;
    const webm = Buffer.from("\x1aE\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm", "latin1");
    const webp = Buffer.from("RIFF\x04\0\0\0WEBP", "latin1");
    const png = Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
    expect(await upload(newName("webm"), webm, "video/webm")).toBe(true);
    expect(await upload(newName("webp"), webp, "image/webp")).toBe(true);
    expect(await upload(newName("png"), png, "image/png")).toBe(false);
    expect(await upload(newName(), Buffer.from("<script>"), "text/html")).toBe(false);
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    large.set(film);
    expect(await upload(newName(), large, "video/mp4")).toBe(true);
    const media = roles().administrator.storage.from("media");
    expect((await media.upload(`blog/${newName()}`, film, mp4)).error).not.toBeNull();
    const tooLarge = new Uint8Array(60 * 1024 * 1024 + 1);
    tooLarge.set(film);
    expect(await upload(newName(), tooLarge, "video/mp4")).toBe(false);
  });

  test("a film that a text shows stays with its poster, until the text is without it", async () => {
    const name = await stored();
    const poster = name.replace("mp4", "webp");
    const webp = Buffer.from("RIFF\x04\0\0\0WEBP", "latin1");
    await films("service").upload(poster, webp, { contentType: "image/webp" });
    const row = post({ content: `[Plan](${filmFolder}${name})`, published_at: null });
    const service = roles().service;
    const { data } = await service.from("blog_posts").insert(row).select().single().throwOnError();
    const own = films("administrator");
    await own.remove([name, poster]);
    await own.move(name, newName());
    await own.move(poster, newName("webp"));
    expect([await isThere(name), await isThere(poster)]).toEqual([true, true]);
    await service.from("blog_posts").delete().eq("id", data.id).throwOnError();
    await service.from("revisions").delete().eq("record_id", data.id).throwOnError();
    await own.remove([name, poster]);
    expect([await isThere(name), await isThere(poster)]).toEqual([false, false]);
  });
});
