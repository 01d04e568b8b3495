/** Ukrainian as its passports have it, with what Russian, Belarusian and Serbian add; Greek by ISO 843. */
const latin = `а=a б=b в=v г=h ґ=g д=d е=e є=ie ж=zh з=z и=y і=i ї=i й=i к=k л=l м=m н=n о=o п=p р=r с=s
  т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ь= ю=iu я=ia ё=io ъ= ы=y э=e ў=u ђ=dj ј=j љ=lj њ=nj
  ћ=c џ=dz ѓ=g ќ=k ѕ=dz α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r
  σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o`;
const letters: ReadonlyMap<string, string> = new Map(
  latin.split(/\s+/).map((pair): [string, string] => [pair.charAt(0), pair.slice(2)]),
);

/** Small letters of the Cyrillic and the Greek alphabet, as Latin ones; all others stay. */
export function inLatin(text: string): string {
  return text.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => {
    return letters.get(letter) ?? letters.get(letter.normalize("NFD").charAt(0)) ?? "";
  });
}
