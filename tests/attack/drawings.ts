/** A drawing of 8:1, with these parts. */
export function drawing(inner: string, viewBox = "0 0 80 10"): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`;
}
