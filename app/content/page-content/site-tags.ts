import { parseUrl } from "~/text/addresses/parse-url.ts";
import type { Shapes } from "../agency/shapes.ts";
import { PAGE_SHOWN } from "./page-shown.ts";

type Values = Shapes["tags"];

/** Markup for the head, and what the policy must let it fetch. The shape lets no sign through that could end either. */
export type SiteTags = { head: string; scripts: readonly string[]; connects: readonly string[] };

const verifications = {
  google: "google-site-verification",
  bing: "msvalidate.01",
  facebook: "facebook-domain-verification",
} as const;

const statistics = {
  plausible: {
    name: "Plausible",
    script: "/js/script.js",
    attributes: (_address: string, site: string) => `data-domain="${site}"`,
  },
  umami: {
    name: "Umami",
    script: "/script.js",
    attributes: (address: string, site: string) =>
      `data-website-id="${site}" data-host-url="${address}" data-do-not-track="true"`,
  },
  matomo: { name: "Matomo", script: "/matomo.js", attributes: () => "" },
} as const;

const tools = Object.keys(statistics) as (keyof typeof statistics)[];

/** Null when nothing is set. `nonce` marks the script that stands in the page itself. */
export function tagsOf(values: Values | undefined, nonce: string): SiteTags | null {
  if (!values) return null;
  const metas = (["google", "bing", "facebook"] as const)
    .filter((name) => values[name])
    .map((name) => `<meta name="${verifications[name]}" content="${values[name]}"/>`);
  const used = usedTools(values);
  if (metas.length === 0 && used.length === 0) return null;
  const loads = used.map(({ tool }) => {
    const { address, site } = values[tool];
    const { script, attributes } = statistics[tool];
    const own = attributes(address, site);
    const tag = `<script defer src="${address}${script}"${own && ` ${own}`}></script>`;
    return tool === "matomo" ? matomoStart(address, site, nonce) + tag : tag;
  });
  return {
    head: [...metas, ...loads].join(""),
    scripts: used.map(({ tool }) => values[tool].address + statistics[tool].script),
    connects: used.map(({ url }) => url.origin),
  };
}

/** Who counts visits besides us, for the policy. */
export function statisticsOf(values: Values | undefined): string[] {
  return values
    ? usedTools(values).map(({ tool, url }) => `${statistics[tool].name} (${url.host})`)
    : [];
}

function usedTools(values: Values) {
  return tools.flatMap((tool) => {
    const url = parseUrl(values[tool].address);
    return url ? [{ tool, url }] : [];
  });
}

/** Without cookies, and not for who asks not to be tracked. Matomo does not see navigation within the site by itself. */
function matomoStart(address: string, site: string, nonce: string): string {
  return `<script nonce="${nonce}">var _paq=window._paq=[["disableCookies"],["setDoNotTrack",true],["setTrackerUrl","${address}/matomo.php"],["setSiteId","${site}"],["trackPageView"]];
(()=>{let from=location.href;addEventListener("${PAGE_SHOWN}",({detail})=>{const to=new URL(detail,from).href;_paq.push(["setReferrerUrl",from],["setCustomUrl",to],["setDocumentTitle",document.title],["trackPageView"]);from=to})})()</script>`;
}
