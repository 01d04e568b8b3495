// The cards of the reel in the site's own type: node cards.mjs <folder of the project> -> cards/*.png, 1920x1080
import { mkdirSync, readFileSync } from "node:fs";
import { chromium } from "playwright-core";
const root = process.argv[2];
const font = (name) => readFileSync(`${root}/app/styles/fonts/${name}.woff2`).toString("base64");
const logo = /<path[\s\S]*?(?=<\/svg>)/.exec(readFileSync(`${root}/app/site/shell/logo.tsx`, "utf8"))[0].replaceAll("className", "class");
const cards = {
  1: "<h1>Jedno łącze może paść.<br><b>Transmisja nie.</b></h1>",
  2: "<h1>Kamera poszła.<br><b>I co z tego wynikło?</b></h1>",
  3: "<h1>Żaden kadr<br>nie jest <b>przypadkiem.</b></h1>",
  end: `<svg viewBox="0 0 257 64">${logo}</svg><p>kontakt@kadr.example</p><small>Katowice</small>`,
};
const style = `@font-face{font-family:A;src:url(data:font/woff2;base64,${font("archivo")});font-weight:680;font-stretch:116%}
@font-face{font-family:M;src:url(data:font/woff2;base64,${font("geist-mono")});font-weight:450}
body{margin:0;background:#070708;color:#f2f0eb;height:1080px;display:flex;flex-direction:column;justify-content:center;align-items:flex-start;padding-left:180px}
h1{font:680 112px/1.08 A;font-stretch:116%;margin:0;letter-spacing:-.02em}b{color:#ff4b1f;font-weight:680}
svg{height:150px;fill:#f2f0eb;--color-accent:#ff4b1f}p{font:680 54px A;font-stretch:116%;margin:80px 0 20px}small{font:450 28px M;letter-spacing:.08em;color:#a4a19a}.fill-accent{fill:#ff4b1f}`;
mkdirSync("cards", { recursive: true });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
for (const [name, html] of Object.entries(cards)) {
  await page.setContent(`<meta charset="utf-8"><style>${style}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `cards/${name}.png` });
}
await browser.close();
