import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ImageContext, resolveImage } from "./images.ts";

const own = { src: "/images/a-640.x.webp", width: 640, height: 480 };
const embedded: ImageContext = {
  backendUrl: "",
  picture: (path) => (path === "/images/a.webp" ? own : null),
};
const hosted: ImageContext = { ...embedded, backendUrl: "https://x.supabase.co" };

describe("resolveImage", () => {
  it("finds the sizes of the site's own pictures", () => {
    expect(resolveImage("/images/a.webp", embedded)).toBe(own);
    expect(resolveImage("/images/b.webp", embedded)).toEqual({ src: "/images/b.webp" });
  });

  it("takes files of the bucket from the present backend", () => {
    const path = "/storage/v1/object/public/media/blog/1.webp";
    for (const written of [
      path,
      `http://localhost:3000${path}`,
      `https://old.supabase.co${path}`,
    ]) {
      expect(resolveImage(written, embedded)).toEqual({ src: path });
      expect(resolveImage(written, hosted)).toEqual({ src: `https://x.supabase.co${path}` });
    }
  });

  it("knows smaller copies, the part to show and another revision of a file", () => {
    const path = "/storage/v1/object/public/media/blog/1.jpg";
    const copy = "https://x.supabase.co/storage/v1/object/public/media/sizes/480/blog/1.webp";
    const src = `https://x.supabase.co${path}?v=2`;
    const fileOf = () => ({ width: 900, height: 600, alt: "Kadr", sizes: [480], revision: 2 });
    expect(resolveImage(path, { ...hosted, fileOf })).toEqual({
      ...{ src, width: 900, height: 600, alt: "Kadr" },
      srcSet: `${copy}?v=2 480w, ${src} 900w`,
    });
    const focus = { x: 20, y: 80 };
    expect(resolveImage(path, { ...embedded, fileOf: () => ({ focus }) })).toEqual({
      src: path,
      position: "20% 80%",
    });
  });

  it("names copies as AVIF in the place of those as WebP, the last of the whole picture", () => {
    const path = "/storage/v1/object/public/media/blog/1.webp";
    const copy = (size: number) => `/storage/v1/object/public/media/sizes/${size}/blog/1.avif`;
    const fileOf = (avif: number[]) => () => ({ width: 1440, height: 1080, sizes: [960], avif });
    const srcSet = (avif: number[]) =>
      resolveImage(path, { ...embedded, fileOf: fileOf(avif) })?.srcSet;
    expect(srcSet([1920, 480])).toBe(`${copy(480)} 480w, ${copy(1920)} 1440w`);
    expect(srcSet([480])).toBe(`${copy(480)} 480w, ${path} 1440w`);
  });

  it("leaves other pictures of the web where they are", () => {
    expect(resolveImage(" https://example.com/a b.jpg ", hosted)).toEqual({
      src: "https://example.com/a b.jpg",
    });
  });

  it.each([
    null,
    undefined,
    3,
    "",
    "a.webp",
    "//evil.example/a.webp",
    "/\\evil.example",
    "data:image/png;base64,",
  ])("shows nothing for %j", (address) => {
    expect(resolveImage(address, embedded)).toBeNull();
  });

  it("only ever gives a path of this site or an address of the web", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((s) => `/${s}`),
        ),
        (address) => {
          const src = resolveImage(address, embedded)?.src;
          if (src !== undefined) {
            expect(new URL(src, "https://kadr.example").protocol).toMatch(/^https?:$/);
            if (src.startsWith("/"))
              expect(new URL(src, "https://kadr.example").host).toBe("kadr.example");
          }
        },
      ),
    );
  });
});
