/** About as much as Google shows of a title, in pixels of its type. */
export const WIDEST_TITLE = 580;

export function widthOfTitle(title: string): number {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return 0;
  context.font = "20px Arial, sans-serif";
  return context.measureText(title).width;
}
