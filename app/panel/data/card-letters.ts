import { z } from "zod";

const lettersSchema = z.array(z.string());

export async function lettersOffCard(title: string, signal: AbortSignal): Promise<string[]> {
  const query = new URLSearchParams({ tytul: title });
  const answer = await fetch(`/admin/litery-karty?${query}`, { signal });
  return lettersSchema.parse(await answer.json());
}
