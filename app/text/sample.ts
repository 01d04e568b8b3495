/**
 * Marks what is invented: people, clients, projects, figures, claims, quotes, texts of law. It gives back what it gets, so
 * that nothing else notices. `instead` is what a site says that shows no samples; without it, it says nothing
 * until its owner does. With an empty one nothing is missing there.
 * The server knows from these marks what is still a sample: `app/site-texts/samples/samples.server.ts`.
 */
export function sample(value: string, instead?: string): string;
export function sample<T>(value: T, instead?: T | null): T;
export function sample(value: unknown): unknown {
  return value;
}
