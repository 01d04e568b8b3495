import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { brandPicture } from "~/brand/brand.ts";
import { services } from "~/content/agency/services.ts";
import { useRead } from "~/panel/access/use-read.ts";
import { editedCard, editedPage } from "~/panel/data/site/site-texts.ts";
import { ChoiceButtons } from "~/panel/kit/ui/choice-buttons.tsx";
import { ListFailed } from "~/panel/kit/ui/list-states.tsx";
import { Spinner } from "~/panel/kit/ui/spinner.tsx";
import { valueAddress } from "~/panel/site-editor/drawn-value.tsx";
import { GoogleResult } from "~/panel/site-editor/hidden-texts.tsx";
import { useMediaAddress } from "~/site/use-media-address.ts";
import type { Facts } from "~/text/fill.ts";
import { signedLetter } from "../../../supabase/functions/send-contact-email/outbox/mail/letters.ts";
import { accentFindings, type PictureKind, pictureFindings, type Seen } from "./findings.ts";
import { pageFindings } from "./look-at-page.ts";
import { PagePicture } from "./page-picture.tsx";
import { lookAt } from "./read-picture.ts";
import { brandWords as words } from "./words.ts";

type Props = {
  /** Another one when something was stored: what is shown is what would be published. */
  version: string;
  accent: string;
  name: string;
  descriptor: string;
  facts: Facts;
  pictures: Readonly<Record<PictureKind, string>>;
};

const service = services[0]?.path ?? "/uslugi";
const screens = {
  phone: { width: 360, height: 740 },
  desk: { width: 1280, height: 800 },
} as const;
type View = keyof typeof screens;

/** What the site will be, side by side, and what was found wanting. */
export function BrandPreview({ version, accent, name, descriptor, facts, pictures }: Props) {
  const [view, setView] = useState<View>("phone");
  const [found, setFound] = useState<Readonly<Record<string, readonly string[]>>>({});
  const preview = useRead(["brand-preview", version], readPreview, {
    gcTime: 0,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    meta: { failed: words.previewFailed },
  });
  const looks = useLooks(pictures);
  const { data } = preview;
  const head = useMemo(() => headOf(data?.home ?? ""), [data?.home]);
  const onPage = (key: string) => (page: Document) => {
    const sentences = pageFindings(
      page,
      `${words[key === "home" ? "home" : "service"]}, ${words.views[view]}`,
    );
    setFound((before) => ({ ...before, [`${key} ${view}`]: sentences }));
  };
  const findings = [
    ...accentFindings(accent),
    ...(["logo", "mark", "icon"] as const).flatMap((kind) => {
      const look = looks[kind];
      return look === undefined ? [] : pictureFindings(kind, pictures[kind], look);
    }),
    ...Object.values(found).flat(),
  ];
  const known = ["office.address", "agency.phone", "agency.email"].map((fact) => facts[fact]);
  const lines = [descriptor, ...known].flatMap((line) => line || []);
  const mail = signedLetter("confirmation", { name, lines });
  return (
    <section aria-label={words.preview} className="grid min-w-0 grid-cols-1 content-start gap-8">
      <div>
        <h3 className="mb-3 font-display text-lg">{words.findings}</h3>
        <ul aria-live="polite" className="grid max-w-prose gap-2 text-sm">
          {[...new Set(findings)].map((sentence) => (
            <li key={sentence} className="border-accent border-l-2 pl-3">
              {sentence}
            </li>
          ))}
          {findings.length === 0 && <li className="text-text-2">{words.noFindings}</li>}
        </ul>
      </div>
      <div className="grid gap-4">
        <h3 className="font-display text-lg">{words.preview}</h3>
        <ChoiceButtons
          legend={words.views.legend}
          chosen={view}
          choices={[
            { value: "phone", label: words.views.phone },
            { value: "desk", label: words.views.desk },
          ]}
          onChoose={(next) => {
            setFound({});
            setView(next);
          }}
        />
      </div>
      {data ? (
        <>
          <div className="grid grid-cols-1 gap-8 sm:grid-cols-2">
            <PagePicture
              key={`home ${view}`}
              title={words.home}
              html={data.home}
              {...screens[view]}
              onLoad={onPage("home")}
            />
            <PagePicture
              key={`service ${view}`}
              title={words.service}
              html={data.service}
              {...screens[view]}
              onLoad={onPage("service")}
            />
          </div>
          <div className="grid grid-cols-1 gap-8 sm:grid-cols-2">
            <figure>
              <figcaption className="label mb-2 text-text-2">{words.card}</figcaption>
              <img src={data.card} alt="" width="1200" height="630" className="h-auto w-full" />
            </figure>
            <figure>
              <figcaption className="label mb-2 text-text-2">{words.google}</figcaption>
              <GoogleResult path="/" name={name} {...head} />
            </figure>
            <figure className="sm:col-span-2">
              <figcaption className="label mb-2 text-text-2">{words.mail}</figcaption>
              <div className="max-w-prose border border-line bg-surface p-4 text-sm">
                <p className="font-semibold">{name}</p>
                <p className="mb-3 text-text-2">{mail.subject}</p>
                <p className="whitespace-pre-line">{mail.text}</p>
              </div>
            </figure>
          </div>
        </>
      ) : preview.isError ? (
        <ListFailed
          text={words.previewFailed}
          onRetry={preview.refetch}
          busy={preview.isFetching}
        />
      ) : (
        <Spinner label={words.previewLoading} />
      )}
    </section>
  );
}

type Client = Parameters<typeof editedPage>[0];

async function readPreview(client: Client) {
  const home = await editedPage(client, "/");
  const post = /href="(\/blog\/[a-z0-9-]{1,100})"/.exec(home.html)?.[1];
  const [{ html }, card] = await Promise.all([
    editedPage(client, service),
    editedCard(client, post ? `/share${post}.jpg` : "/share/index.jpg"),
  ]);
  return { home: home.html, service: html, card };
}

function headOf(html: string) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const description = page.querySelector('meta[name="description"]')?.getAttribute("content");
  return { title: page.title, description: description ?? undefined };
}

/** Undefined is one that is being looked at. */
function useLooks(pictures: Props["pictures"]): Partial<Record<PictureKind, Seen | null>> {
  const media = useMediaAddress();
  const [looks, setLooks] = useState<Partial<Record<PictureKind, Seen | null>>>({});
  const { logo, mark, icon } = pictures;
  useEffect(() => {
    let isGone = false;
    setLooks({});
    for (const [kind, value] of Object.entries({ logo, mark, icon }) as [PictureKind, string][]) {
      const picture = brandPicture(value);
      if (!picture) continue;
      void lookAt(valueAddress(value, media), picture.width / picture.height).then((look) => {
        if (!isGone) setLooks((before) => ({ ...before, [kind]: look }));
      });
    }
    return () => {
      isGone = true;
    };
  }, [logo, mark, icon]);
  return looks;
}
