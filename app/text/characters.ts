/** What a reader takes for one: a letter with its marks, an emoji of several. `Intl.Segmenter` is not in Firefox 115. */
export function characters(text: string): string[] {
  return text.match(/(?:\p{RI}{2}|.)(?:\u200d.|[\p{M}\p{Emoji_Modifier}\p{Cf}])*/gsu) ?? [];
}
