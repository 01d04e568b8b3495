import { appFloors, serverFloors } from "./scripts/house/floors.ts";

const rooms = [...appFloors, ...serverFloors].flatMap((floor) => floor.rooms);

export default {
  forbidden: [
    ...downwards(appFloors),
    ...downwards(serverFloors),
    never("every file has a floor", { path: "^(app|server)/", pathNot: inside(rooms) }, {}),
    never("no circles", {}, { circular: true }),
    { ...never("no circles of folders", {}, { circular: true }), scope: "folder" },
    never(
      "no orphans",
      { path: "^(app|server|supabase)/", pathNot: "\\.d\\.ts$", orphan: true },
      {},
    ),
    never(
      "Supabase is reached through its doors",
      {
        path: "^(app|server|scripts)/",
        pathNot: ["^app/(panel/)?data/", "^server/backend/"],
      },
      { path: "node_modules/@supabase/" },
    ),
    never(
      "only routes/admin loads the panel",
      { path: "^app/", pathNot: "^app/(panel|routes/admin)/" },
      { path: "^app/panel/" },
    ),
    never("ui knows nothing of the agency", { path: "^app/ui/" }, { path: "^app/content/" }),
    never(
      "the server knows the app as the built bundle and its lowest floors",
      { path: "^server/" },
      {
        path: "^app/",
        pathNot: ["^app/text/", "^app/picture-files/", "^app/brand/"],
        dependencyTypesNot: ["type-only"],
      },
    ),
    never(
      "Node reads the lowest floors as they are, without the alias",
      { path: "^app/(text|picture-files|brand)/" },
      { dependencyTypes: ["undetermined"] },
    ),
    never("the app does not know the server", { path: "^app/" }, { path: "^server/" }),
    never(
      "web and child meet in shared",
      { path: "^server/backend/web/" },
      { path: "^server/backend/child/" },
    ),
    never(
      "the functions are deployed alone",
      { path: "^supabase/functions/" },
      { path: "^(app|server|tests|scripts)/" },
    ),
  ],
  options: {
    parser: "swc",
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.test\\.tsx?$" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx"],
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
    },
  },
};

/** Nothing imports from a floor above its own. */
function downwards(floors) {
  return floors
    .slice(1)
    .map((floor, at) =>
      never(
        `${floor.rooms[0]} imports downwards`,
        { path: inside(floor.rooms) },
        { path: inside(floors.slice(0, at + 1).flatMap((above) => above.rooms)) },
      ),
    );
}

function never(name, from, to) {
  return { name, severity: "error", from, to };
}

/** Matches the files of these rooms. */
function inside(paths) {
  return paths.map((path) => `^${path.replaceAll(".", "\\.")}${path.endsWith("/") ? "" : "$"}`);
}
