/** The values of five lines or fewer, from 0 to one that is no less than `most`: whole numbers in steps of 1, 2 or 5 times a power of ten. */
export function axisOf(most: number): number[] {
  const least = Math.max(1, most / 4);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= least) ?? least;
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}
