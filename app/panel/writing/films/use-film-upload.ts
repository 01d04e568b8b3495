import { useEffect, useRef, useState } from "react";
import { useSession } from "~/panel/access/session.tsx";
import { DataProblem, problemText } from "~/panel/kit/problem.ts";
import { films as text } from "~/panel/writing/words.ts";
import { type NewFilm, uploadFilm } from "./upload-film.ts";

export type ChosenFilm = NewFilm & { name: string; posterUrl: string };

/** A film of this computer: read when it is chosen, sent when it is inserted. */
export function useFilmUpload() {
  const { client, withSession } = useSession();
  const [film, setFilm] = useState<ChosenFilm | null>(null);
  const [reading, setReading] = useState(false);
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useRef<AbortController | null>(null);
  const posters = useRef<string[]>([]);
  const chosen = useRef(0);
  useEffect(
    () => () => {
      sending.current?.abort();
      for (const url of posters.current) URL.revokeObjectURL(url);
    },
    [],
  );

  /** `refuse` gives the reason, in Polish, why this place cannot take a film. */
  async function choose(
    file: File,
    refuse: (film: NewFilm) => string | null = () => null,
  ): Promise<ChosenFilm | null> {
    const turn = ++chosen.current;
    setProblem(null);
    setReading(true);
    try {
      const { readFilm } = await import("./read-film.ts");
      const read = await readFilm(file);
      if (turn !== chosen.current) return null;
      const refusal = typeof read === "string" ? text.refusals[read](file.size) : refuse(read);
      if (typeof read === "string" || refusal !== null) {
        setFilm(null);
        setProblem(refusal);
        return null;
      }
      const posterUrl = URL.createObjectURL(new Blob([read.poster], { type: "image/webp" }));
      posters.current.push(posterUrl);
      const ready = { ...read, name: file.name, posterUrl };
      setFilm(ready);
      return ready;
    } catch (error) {
      setProblem(text.uploadFailed(problemText(error)));
      return null;
    } finally {
      if (turn === chosen.current) setReading(false);
    }
  }

  /** The address of the stored film; null when it was not stored, which is said then. */
  async function send(film: ChosenFilm): Promise<string | null> {
    const controller = new AbortController();
    const { signal } = controller;
    sending.current = controller;
    setProblem(null);
    setSent(0);
    try {
      return await withSession(() => uploadFilm(client, film, { onProgress: setSent, signal }));
    } catch (error) {
      if (signal.aborted) return null;
      console.error(error);
      const isRefused =
        error instanceof DataProblem && /HTTP 413|too large|exceeded/i.test(error.message);
      setProblem(text.uploadFailed(isRefused ? text.tooLargeForServer : problemText(error)));
      return null;
    } finally {
      setSent(null);
    }
  }

  return {
    film,
    reading,
    sent,
    problem,
    choose,
    send,
    stop: () => sending.current?.abort(),
    forget: () => {
      chosen.current++;
      setFilm(null);
      setReading(false);
      setProblem(null);
    },
  };
}
