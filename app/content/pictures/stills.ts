import { typeset } from "~/text/typeset.ts";

export const stillAlts = typeset({
  "bloglenses-front": "Przednia soczewka obiektywu z bliska, w szkle odbijają się lampy",
  "bloglenses-row": "Obiektywy filmowe w rzędzie, najbliższy z czerwonym pierścieniem",
  "bloglight-octabox": "Oktaboks na statywie: świecący ośmiokąt na ciemnym tle",
  "bloglight-stool": "Pusty stołek, za nim czerwona świetlówka oparta o ścianę",
  "blogboard-card": "Czerwona karta storyboardu z bliska, przypięta do ściany",
  "blogboard-pins": "Karty storyboardu na ścianie z bliska, między nimi czerwona nić",
  "blogsound-bars": "Metalowe pręty różnej wysokości, jeden z nich świeci na czerwono",
  "blogsound-crest": "Najwyższy z metalowych prętów świeci na czerwono, obok niego niższe",
  "content-playhead": "Świecący znacznik montażu biegnie nad klockami osi czasu",
  "content-waves": "Słupki fali dźwiękowej na klockach osi montażowej, z bliska",
  "design-edges": "Końce kart próbnika z bliska, jedna czerwona wśród szarych",
  "drone-above": "Dron z rozłożonymi śmigłami widziany z góry",
  "drone-gimbal": "Kamera pod kadłubem drona na tle czerwonego światła",
  "drone-rotor": "Dron w przechyle, krawędzie śmigieł w czerwonym świetle",
  "live-lever": "Dźwignia miksera wizji w czerwonym świetle, obok rząd klawiszy",
  "live-wall": "Klawisze miksera wizji, nad nimi rozmyta ściana monitorów",
  "mic-arm": "Mikrofon na wysięgniku, z boku, z przewodem biegnącym za ramieniem",
  "mic-grille": "Siatka mikrofonu studyjnego z bliska",
  "social-row": "Dwa telefony z pionowymi filmami: kulisy planu i nowy odcinek",
  "social-screen": "Telefon z pionowym filmem o mikrofonie, z bliska",
  "team-canvas": "Krzesło reżyserskie z czerwonym siedziskiem na tle czerwonej tarczy światła",
  "team-lamp": "Zapalony reflektor z wrotami, obok skraj czerwonej tarczy światła",
  "video-glass": "Obiektyw kamery filmowej z bliska, od przodu",
  "video-operator": "Plan zdjęciowy na monitorze kamery, widziany zza kamery",
  "video-tally": "Kamera filmowa z zapaloną czerwoną lampką nad obiektywem",
  "web-keys": "Klawiatura laptopa z bliska, nad nią fragment strony z obiektywem",
  "web-lid": "Otwarty laptop z boku, na ekranie strona z obiektywem",
});

export type StillName = keyof typeof stillAlts;

/** A still for a block of a service page; the page's loader adds what is known of the file. */
export function still(name: StillName, position?: string) {
  return {
    name: { src: `/images/still-${name}.webp` },
    alt: stillAlts[name],
    ...(position && { position }),
  };
}
