// The cards of the reel in the site's own type: node cards.mjs <folder of the project> -> cards/*.png, 1920x1080
import { mkdirSync, readFileSync } from "node:fs";
import { chromium } from "playwright-core";
const root = process.argv[2];
const font = (name) => readFileSync(`${root}/app/styles/fonts/${name}.woff2`).toString("base64");
const cards = {
  1: "<h1>Jedno łącze może paść.<br><b>Transmisja nie.</b></h1>",
  2: "<h1>Kamera poszła.<br><b>I co z tego wynikło?</b></h1>",
  3: "<h1>Żaden kadr<br>nie jest <b>przypadkiem.</b></h1>",
  end: "<h1>Kamera stoi.<br><b>Światło gotowe.</b></h1>",
};
const style = `@font-face{font-family:A;src:url(data:font/woff2;base64,${font("archivo")});font-weight:680;font-stretch:116%}
body{margin:0;background:#070708;color:#f2f0eb;height:1080px;display:flex;flex-direction:column;justify-content:center;align-items:flex-start;padding-left:180px}
h1{font:680 112px/1.08 A;font-stretch:116%;margin:0;letter-spacing:-.02em}b{color:#ff4b1f;font-weight:680}`;
mkdirSync("cards", { recursive: true });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
for (const [name, html] of Object.entries(cards)) {
  await page.setContent(`<meta charset="utf-8"><style>${style}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `cards/${name}.png` });
}
await browser.close();
