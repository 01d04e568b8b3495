/** The part of autocannon that the bench uses; the package has no types of its own. */
declare module "autocannon" {
  type Options = {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
  };
  type Result = { errors: number; non2xx: number; requests: { average: number } };
  export default function autocannon(options: Options): Promise<Result>;
}
