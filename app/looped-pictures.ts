/** Pictures of ours that have a film of some seconds, which begins with the picture itself. */
export const loopedPictures: ReadonlySet<string> = new Set([
  "case-agent",
  "case-aviation",
  "case-drone-city",
  "case-event-live",
  "case-invest",
  "case-podcast-set",
  "case-product",
  "service-content",
  "service-design",
  "service-drone",
  "service-live",
  "service-mic",
  "service-social",
  "service-video",
  "service-web",
]);
