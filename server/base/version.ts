import manifest from "../../package.json" with { type: "json" };

/** Of this software, as in `CHANGELOG.md`. */
export const { version } = manifest;
