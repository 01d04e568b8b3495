import { typeset } from "~/text/typeset.ts";

/** What the controls of a film say, by the names of media-chrome. Units are short, since it knows no Polish plurals. */
export const playerWords = typeset({
  Play: "Odtwórz",
  Pause: "Wstrzymaj",
  Mute: "Wyłącz dźwięk",
  Unmute: "Włącz dźwięk",
  "Enter fullscreen mode": "Pełny ekran",
  "Exit fullscreen mode": "Zamknij pełny ekran",
  play: "Odtwórz",
  pause: "Wstrzymaj",
  mute: "Wyłącz dźwięk",
  unmute: "Włącz dźwięk",
  "enter fullscreen mode": "Pełny ekran",
  "exit fullscreen mode": "Zamknij pełny ekran",
  "video player": "Odtwarzacz filmu",
  seek: "Miejsce w filmie",
  "playback time": "Czas filmu",
  // Also within the first second, of which it finds no whole unit.
  "video not loaded, unknown time.": "Początek filmu",
  "{currentTime} of {totalTime}": "{currentTime} z {totalTime}",
  "{time} remaining": "zostało {time}",
  hour: "h",
  hours: "h",
  minute: "min",
  minutes: "min",
  second: "s",
  seconds: "s",
  "Network Error": "Brak połączenia",
  "Decode Error": "Nie udało się odtworzyć filmu",
  "Source Not Supported": "Ta przeglądarka nie odtworzy filmu",
  "A network error caused the media download to fail.":
    "Film się nie wczytał. Sprawdź połączenie z internetem.",
  "A media error caused playback to be aborted. The media could be corrupt or your browser does not support this format.":
    "Przeglądarka przerwała odtwarzanie.",
  "An unsupported error occurred. The server or network failed, or your browser does not support this format.":
    "Film się nie wczytał albo przeglądarka nie zna jego formatu.",
});
