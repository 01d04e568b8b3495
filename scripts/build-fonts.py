#!/usr/bin/env python3
"""Cuts each typeface to woff2 with Latin and Polish, unused axes pinned, and prints the metrics
for the fallback faces in app/styles/fonts.css. The text face has a second file with the letters of other
Western languages and rare signs, which a browser loads for a page that has one. Run by hand when a font changes:

    apt-get install python3-fonttools python3-brotli
    /usr/bin/python3 scripts/build-fonts.py

The packages ship Latin and Latin-ext as two files; Polish letters are copied from the second into the
first, outlines and variations alike, and take the kerning of the letters that they are built on.
"""
import unicodedata
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "node_modules/@fontsource-variable"
OUTPUT = ROOT / "app/styles/fonts"

POLISH = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ"
ASCII = "".join(chr(c) for c in range(0x20, 0x7F))
SIGNS = "–—‘’‚“”„…•−×·€™←↑→↓⁄\u00a0\u2009\u202f"
# What a page in Polish is made of.
TEXT = ASCII + POLISH + SIGNS + "©°§«»±²\u00ad"
WESTERN = "".join(chr(c) for c in range(0xA0, 0x100) if chr(c) not in TEXT)
# Signs that few texts have come with the second file of the text face.
RARE = "#$<=>\\^`{|}~§«»±²⁄™‘‚"
COMMON = "".join(c for c in TEXT if c not in RARE)

FONTS = [
    # name, package, file, what stays of the axes, letters, OpenType features
    ("archivo", "archivo", "standard", {"wght": 680, "wdth": 116}, TEXT + WESTERN, ["kern", "liga", "lnum"]),
    ("hanken-grotesk", "hanken-grotesk", "wght", {"wght": (400, 700)}, COMMON, ["kern", "liga", "tnum"]),
    # Apart, since it would add 4 kB to the file that every page preloads; fetched where a text is that light.
    ("hanken-grotesk-light", "hanken-grotesk", "wght", {"wght": (300, 400)}, TEXT + WESTERN, ["kern", "liga", "tnum"]),
    ("hanken-grotesk-western", "hanken-grotesk", "wght", {"wght": (400, 700)}, WESTERN + RARE, ["kern"]),
    ("geist-mono", "geist-mono", "wght", {"wght": 450}, ASCII + POLISH + SIGNS + "©°«»²", ["zero"]),
]

# Average letter widths of Arial (1/1000 em), weighted below by how often Polish uses the letters.
ARIAL = dict(zip("abcdefghijklmnopqrstuvwxyz ", [556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 278]))
ARIAL_BOLD = dict(zip("abcdefghijklmnopqrstuvwxyz ", [556, 611, 556, 611, 556, 333, 611, 611, 278, 278,
    556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 278]))
FREQUENCY = dict(zip("aioezntrwsckdypmlubgjhf ", [99, 82, 78, 85, 64, 57, 40, 47, 46, 43, 40, 35, 33, 38,
    31, 28, 39, 25, 15, 14, 23, 11, 3, 160]))


def add_polish(latin: TTFont, extended: TTFont) -> None:
    """Glyphs that only the extended file has, with everything they are made of."""
    source, target = extended.getBestCmap(), latin.getBestCmap()
    order = latin.getGlyphOrder()
    wanted = [source[ord(c)] for c in POLISH if ord(c) not in target]
    for name in wanted:
        glyph = extended["glyf"][name]
        if glyph.isComposite():
            wanted.extend(n for n in glyph.getComponentNames(extended["glyf"]) if n not in [*order, *wanted])
    for name in dict.fromkeys(wanted):
        latin["glyf"][name] = extended["glyf"][name]
        latin["hmtx"][name] = extended["hmtx"][name]
        latin["gvar"].variations[name] = extended["gvar"].variations.get(name, [])
    latin.setGlyphOrder(list(dict.fromkeys([*order, *wanted])))
    latin["glyf"].glyphOrder = latin.getGlyphOrder()
    latin["maxp"].numGlyphs = len(latin.getGlyphOrder())
    for table in latin["cmap"].tables:
        if table.isUnicode():
            table.cmap.update({ord(c): source[ord(c)] for c in POLISH if ord(c) in source})
    kern_as_base(latin)


def kern_as_base(font: TTFont) -> None:
    """Ą is kerned as A, ł as l: classes and pairs of the base letter are extended to the new one."""
    cmap = font.getBestCmap()
    base = {"ł": "l", "Ł": "L"}
    twins = {cmap[ord(c)]: cmap[ord(base.get(c, unicodedata.normalize("NFD", c)[0]))] for c in POLISH if c not in "óÓ"}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType != 2:
                continue
            covered = table.Coverage.glyphs
            for twin, letter in twins.items():
                if letter not in covered:
                    continue
                if table.Format == 1:
                    table.PairSet.insert(covered.index(letter) + 1, table.PairSet[covered.index(letter)])
                    covered.insert(covered.index(letter) + 1, twin)
                    continue
                covered.append(twin)
                if letter in table.ClassDef1.classDefs:
                    table.ClassDef1.classDefs[twin] = table.ClassDef1.classDefs[letter]
            if table.Format == 2:
                for twin, letter in twins.items():
                    if letter in table.ClassDef2.classDefs:
                        table.ClassDef2.classDefs[twin] = table.ClassDef2.classDefs[letter]
            sort_coverage(font, table)


def keep_one_kerning(font: TTFont) -> None:
    """All weights are kerned as the lightest. How pairs vary with the weight is hardly seen, and takes 2 kB."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType != 2:
                continue
            rows = table.PairSet if table.Format == 1 else table.Class1Record
            pairs = [pair for row in rows for pair in getattr(row, "PairValueRecord", None) or row.Class2Record]
            for value in [value for pair in pairs for value in (pair.Value1, pair.Value2) if value]:
                for device in ("XPlaDevice", "YPlaDevice", "XAdvDevice", "YAdvDevice"):
                    value.__dict__.pop(device, None)
            table.ValueFormat1 &= 0x0F
            table.ValueFormat2 &= 0x0F
    definitions = font["GDEF"].table
    definitions.VarStore = None
    definitions.Version = 0x00010002 if getattr(definitions, "MarkGlyphSetsDef", None) else 0x00010000


def sort_coverage(font: TTFont, table) -> None:
    order = font.getReverseGlyphMap(rebuild=True)
    if table.Format == 1:
        pairs = sorted(zip(table.Coverage.glyphs, table.PairSet), key=lambda pair: order[pair[0]])
        table.Coverage.glyphs = [glyph for glyph, _ in pairs]
        table.PairSet = [pair for _, pair in pairs]
    else:
        table.Coverage.glyphs.sort(key=order.get)


def cut(name: str, package: str, file: str, axes: dict, letters: str, features: list) -> TTFont:
    def load(part):
        path = PACKAGES / package / "files" / f"{package}-{part}-{file}-normal.woff2"
        return TTFont(path, lazy=False)

    font = load("latin")
    font.ensureDecompiled()
    # Advance widths are read from gvar; these tables would not know the added glyphs.
    for tag in ("HVAR", "MVAR"):
        if tag in font:
            del font[tag]
    add_polish(font, load("latin-ext"))
    font = instantiateVariableFont(font, axes)
    keep_one_kerning(font)
    if "gvar" in font:  # glyphs that do not vary (the space) must still be listed
        variations = font["gvar"].variations
        for glyph in font.getGlyphOrder():
            variations[glyph] = variations.get(glyph, [])
    options = Options()
    options.layout_features = features
    options.hinting = False
    # Browsers read neither: names of styles for menus, classes of glyphs for marks that are set over letters.
    options.drop_tables += ["STAT", "GDEF"]
    options.name_IDs = [0, 1, 2, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(OUTPUT / f"{name}.woff2")
    return font


def report(name: str, font: TTFont) -> None:
    size = (OUTPUT / f"{name}.woff2").stat().st_size
    cmap = font.getBestCmap()
    if ord("a") not in cmap:
        print(f"{name}: {size} bytes, {len(cmap)} characters")
        return
    hhea, unit = font["hhea"], font["head"].unitsPerEm
    arial = ARIAL_BOLD if name == "archivo" else ARIAL
    total = sum(FREQUENCY.values())
    own = sum(font["hmtx"][cmap[ord(c)]][0] * n for c, n in FREQUENCY.items()) / total / unit
    theirs = sum(arial[c] * n for c, n in FREQUENCY.items()) / total / 1000
    adjust = own / theirs
    missing = [c for c in POLISH + "„”–—…" if ord(c) not in cmap]
    print(f"{name}: {size} bytes, {len(font.getGlyphOrder())} glyphs, missing {missing}")
    print(f"  size-adjust {adjust:.2%} ascent {hhea.ascent / unit / adjust:.2%} "
          f"descent {-hhea.descent / unit / adjust:.2%}")


OUTPUT.mkdir(parents=True, exist_ok=True)
for entry in FONTS:
    report(entry[0], cut(*entry))
