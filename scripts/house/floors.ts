/** A room's files may import what lies in their own floor and in those below it, and nothing of those above. */
export type Floor = { rooms: readonly string[]; holds: string };

/** From the roof down. A room is a folder with a slash at its end, or a file. */
export const appFloors: readonly Floor[] = [
  {
    rooms: [
      "app/root.tsx",
      "app/routes.ts",
      "app/server.ts",
      "app/entry.client.tsx",
      "app/entry.server.tsx",
    ],
    holds: "the document, the table of addresses, the two entries",
  },
  { rooms: ["app/routes/"], holds: "one folder per row of the table of addresses" },
  { rooms: ["app/panel/panel.tsx", "app/panel/frame/"], holds: "what is around every screen" },
  {
    rooms: [
      "app/panel/messages/",
      "app/panel/site-rooms/",
      "app/panel/brand/",
      "app/panel/company/",
      "app/panel/site-editor/",
      "app/panel/audit-log/",
      "app/panel/accounts/",
      "app/panel/notifications/",
      "app/panel/personal-data/",
      "app/panel/redirects/",
      "app/panel/results/",
      "app/panel/transfer/",
      "app/panel/help/",
    ],
    holds: "the other screens",
  },
  {
    rooms: ["app/panel/records/"],
    holds: "posts and case studies: kinds, lists, the editor, publication",
  },
  {
    rooms: ["app/panel/editing/"],
    holds: "stored and typed values, unsaved text, versions, conflicts",
  },
  {
    rooms: ["app/panel/writing/"],
    holds: "the fields for Markdown: visual, plain, paste, links, checks",
  },
  { rooms: ["app/panel/pictures/"], holds: "the library of pictures, and uploads" },
  {
    rooms: ["app/panel/access/"],
    holds: "the session, the query client, the screen, filters in the address",
  },
  { rooms: ["app/panel/data/"], holds: "Supabase, asked as the signed-in administrator" },
  { rooms: ["app/panel/kit/"], holds: "controls, moments, problems; words of several screens" },
  { rooms: ["app/site/"], holds: "what several public pages share" },
  {
    rooms: ["app/first-load/", "app/head/"],
    holds: "devices for speed; titles, metadata, JSON-LD",
  },
  { rooms: ["app/data/"], holds: "the public door to Supabase; rows become domain types" },
  { rooms: ["app/ui/"], holds: "the design system; it knows nothing of the agency" },
  { rooms: ["app/content/"], holds: "what visitors read; services, prices, office" },
  {
    rooms: ["app/site-texts/"],
    holds: "texts of app/content that the owner has changed: kept, put in, and found in a page",
  },
  {
    rooms: ["app/text/", "app/picture-files/", "app/brand/"],
    holds:
      "typesetting, Markdown, HTML, slugs, dates, redirects; files of pictures; colours and logos. The server uses it, too",
  },
  {
    rooms: [
      "app/settings.ts",
      "app/report.server.ts",
      "app/picture-source.ts",
      "app/own-pictures.ts",
      "app/generated/",
    ],
    holds: "what the server hands over; the pictures that the build makes",
  },
];

export const serverFloors: readonly Floor[] = [
  {
    rooms: [
      "server/main.ts",
      "server/dev.ts",
      "server/admin.ts",
      "server/import.ts",
      "server/export.ts",
      "server/ensure-build.ts",
      "server/shutdown.ts",
      "server/welcome.ts",
      "server/ask-address.ts",
    ],
    holds: "the programs that are started",
  },
  {
    rooms: ["server/transfer/carry/"],
    holds: "imports and archives that the panel orders",
  },
  {
    rooms: ["server/transfer/write/"],
    holds: "rows and files from another site's export; an archive from rows",
  },
  {
    rooms: ["server/transfer/read/"],
    holds: "WordPress, Ghost, Markdown, the archive: what each holds",
  },
  {
    rooms: ["server/transfer/store/"],
    holds: "what an import writes and an archive takes, in Supabase",
  },
  {
    rooms: [
      "server/backend/supabase.ts",
      "server/backend/refuse-others.ts",
      "server/backend/site-texts.ts",
      "server/backend/reach.ts",
      "server/backend/remote.ts",
    ],
    holds: "which Supabase there is: the embedded one or another",
  },
  {
    rooms: ["server/backend/web/"],
    holds: "the embedded Supabase in the web process: gate, media, mail, limits",
  },
  { rooms: ["server/backup/"], holds: "backup and restore" },
  {
    rooms: ["server/backend/child/"],
    holds: "the embedded Supabase in its own process: lite, PGlite, patches",
  },
  { rooms: ["server/backend/shared/"], holds: "what both processes need" },
  { rooms: ["server/http/"], holds: "the listener, paths, files" },
  {
    rooms: ["server/pages/", "server/share-cards/", "server/redirects/", "server/counts/"],
    holds: "finished pages and their cache; share cards; redirects; counts",
  },
  { rooms: ["server/base/"], holds: "settings, the log, locks, queues, calls of the database" },
];
