import type { PublicClient } from "~/data/client.server.ts";

type Place = { id: number; published_at: string | null };

type Rows<Row> = {
  neq(column: "id", value: number): Rows<Row>;
  or(filter: string): Rows<Row>;
  order(column: "published_at" | "id", options: { ascending: false }): Rows<Row>;
  limit(count: 1): Rows<Row>;
  throwOnError(): PromiseLike<{ data: Row[] }>;
};

/** The next older row in the order of its list, its picture described; after the oldest comes the newest. */
export async function nextRow<Row extends { image_url: string | null }>(
  { describe }: Pick<PublicClient, "describe">,
  { id, published_at }: Place,
  select: () => Rows<Row>,
): Promise<Row | null> {
  // A draft is shown as if it were published now.
  const since = published_at ?? new Date().toISOString();
  const others = () =>
    select()
      .neq("id", id)
      .order("published_at", { ascending: false })
      .order("id", { ascending: false })
      .limit(1);
  const older = `published_at.lt."${since}",and(published_at.eq."${since}",id.lt.${id})`;
  const { data } = await others().or(older).throwOnError();
  const [next] = data.length > 0 ? data : (await others().throwOnError()).data;
  await describe(next?.image_url ?? null);
  return next ?? null;
}
