/** The film time at which a page's scene begins, `00:02:00:00`: it numbers the sections. */
export function sceneTimecode(scene: number): string {
  return `00:${String(scene).padStart(2, "0")}:00:00`;
}
