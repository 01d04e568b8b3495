const PRELOAD = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*?>/g;
const BOOTSTRAP = /(<script(?=[^>]* nonce=)(?=[^>]* type="module")[^>]*>)([\s\S]*?)<\/script>/;
const ROUTER_SCRIPT = /(<script nonce="[^"]*">)(window\.__reactRouterContext[\s\S]*?)<\/script>/g;
/** For routes that a browser learns of later; ours knows all from the start. */
const DISCOVERED = ' data-discover="true"';
const STATIC_IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm;

/**
 * Marks the pictures that have come, whose placeholders then rest; from now on a picture fades in. Where this does not
 * run, it lies over its placeholder as soon as it is there (`.lazy-picture` in app/styles/components.css).
 */
const FADES = `
const mark = (it) => it.closest?.(".lazy-picture")?.setAttribute("data-shown", "");
for (const it of document.images) if (it.complete) mark(it);
document.addEventListener("load", (event) => mark(event.target), true);
document.documentElement.dataset.fades = "";`;

/** While a page opens, lazy pictures are not asked for: on a slow line they would take turns with its first one. */
const OPENING = ' data-opening=""';

/** The picture that a page opens with is decoded (or three seconds have passed), and two frames are drawn. */
const PAINTED = `
const atMost = (time, promise) => Promise.race([promise, new Promise((go) => setTimeout(go, time))]);
const frame = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
const opening = document.querySelector('img[fetchpriority="high"]');
if (opening) await atMost(3000, opening.decode?.().catch(() => {}));
if (!document.hidden) await atMost(500, frame().then(frame));
delete document.documentElement.dataset.opening;`;

/**
 * Rewrites a finished page so that its scripts are neither fetched nor run before its first
 * picture and words are painted: on a slow line they would take turns with the fonts and the
 * picture, on a slow phone they would keep it from drawing. Links and text need no script.
 *
 * The router writes one module script with static imports and a preload for each file; a page
 * without them (a redirect, an error in the shell) comes back as it is.
 */
export function scriptsAfterPaint(html: string): string {
  const files = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  if (files.length === 0 || !BOOTSTRAP.test(html)) return html;
  const short = inOneScript(html.replace(PRELOAD, "").replaceAll(DISCOVERED, ""));
  const opening = short.replace("<html", `<html${OPENING}`);
  return opening.replace(BOOTSTRAP, (_, tag: string, code: string) => {
    const late = code.replace(STATIC_IMPORT, (_line, name: string | undefined, file: string) =>
      name ? `const ${name} = await import(${file});` : `await import(${file});`,
    );
    return `${tag}${FADES}${PAINTED}
for (const href of ${JSON.stringify(files)}) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
${late}</script>`;
  });
}

/** The router writes data in parts, a script for each; the policy in the headers would name every one by its hash. */
function inOneScript(html: string): string {
  const code = [...html.matchAll(ROUTER_SCRIPT)].map(([, , one]) => one).join("");
  let isFirst = true;
  return html.replace(ROUTER_SCRIPT, (_, tag: string) => {
    if (!isFirst) return "";
    isFirst = false;
    return `${tag}${code}</script>`;
  });
}
