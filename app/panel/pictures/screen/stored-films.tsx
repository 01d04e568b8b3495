import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useSession } from "~/panel/access/session.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import { problem } from "~/panel/data/problem.ts";
import { problemText } from "~/panel/kit/problem.ts";
import { Confirm } from "~/panel/kit/ui/confirm.tsx";
import { list } from "~/panel/kit/words.ts";
import { storedFilms as text } from "~/panel/pictures/words.ts";
import { FILMS } from "~/picture-files/bucket-limits.ts";
import { uploadedFilm } from "~/text/addresses/uploaded-film.ts";
import { formatDate } from "~/text/dates/format-date.ts";
import { Button } from "~/ui/button.tsx";
import { toastError, toastInfo, toastSuccess } from "~/ui/toast.ts";

const key = ["films"];

/** Films that were sent for texts: only here one finds those that no text shows any more. */
export function StoredFilms() {
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  const headingId = useId();
  const [asking, setAsking] = useState<StoredFilm | null>(null);
  const { data } = useRead(key, listFilms, { meta: { failed: text.listFailed } });
  const remove = useMutation({
    mutationFn: (film: StoredFilm) => withSession(() => removeFilm(client, film)),
    onSuccess: (isGone) => (isGone ? toastSuccess(text.removed) : toastInfo(text.stillUsed)),
    onError: (error) => toastError(text.removeFailed(problemText(error))),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-12 border-line border-t pt-8">
      <h2 id={headingId} className="font-display font-semibold text-lg leading-tight">
        {text.title}
      </h2>
      <p className="mt-2 mb-6 max-w-prose text-text-2">{text.lead}</p>
      <ul className="grid gap-x-4 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {data.map((film) => (
          <li key={film.name} className="grid content-start gap-2">
            <a href={film.address} target="_blank" rel="noopener" aria-label={nameOf(film)}>
              <img
                src={film.poster}
                alt=""
                loading="lazy"
                className="aspect-video w-full bg-raised object-contain"
              />
            </a>
            <div className="flex items-start justify-between gap-4">
              <p className="text-sm text-text-2 tabular-nums">
                {dayOf(film)}
                <br />
                {text.facts(film.width, film.height, film.bytes)}
              </p>
              <Button
                variant="secondary"
                size="sm"
                aria-label={text.removeNamed(nameOf(film))}
                disabled={remove.isPending}
                onClick={() => setAsking(film)}
              >
                {text.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Confirm
        open={asking !== null}
        title={text.confirmRemove}
        description={text.confirmHint}
        onClose={() => setAsking(null)}
      >
        <Button variant="secondary" onClick={() => setAsking(null)}>
          {list.confirm.cancel}
        </Button>
        <Button
          onClick={() => {
            if (asking) remove.mutate(asking);
            setAsking(null);
          }}
        >
          {text.remove}
        </Button>
      </Confirm>
    </section>
  );
}

function nameOf(film: StoredFilm): string {
  return text.name(dayOf(film), film.width, film.height);
}

function dayOf({ uploadedAt }: StoredFilm): string {
  return formatDate(uploadedAt);
}

type StoredFilm = {
  name: string;
  address: string;
  poster: string;
  width: number;
  height: number;
  bytes: number;
  uploadedAt: string;
};

const AT_ONCE = 1_000;

/** Newest first. */
async function listFilms(client: AdminClient): Promise<StoredFilm[]> {
  const bucket = client.storage.from(FILMS);
  const films: StoredFilm[] = [];
  for (let offset = 0; ; offset += AT_ONCE) {
    const sortBy = { column: "name", order: "asc" };
    const { data, error } = await bucket.list("", { limit: AT_ONCE, offset, sortBy });
    if (error) throw problem({ message: error.message, status: Number(error.status) || 0 });
    for (const { name, created_at, metadata } of data) {
      const address = bucket.getPublicUrl(name).data.publicUrl;
      const film = uploadedFilm(address);
      if (!film) continue;
      const { width, height, path, posterPath } = film;
      const poster = address.replace(path, posterPath);
      const bytes = Number(metadata?.size) || 0;
      films.push({ name, address, poster, width, height, bytes, uploadedAt: created_at ?? "" });
    }
    if (data.length === AT_ONCE) continue;
    return films.sort((one, other) => other.uploadedAt.localeCompare(one.uploadedAt));
  }
}

/** With its poster; false for one that a text shows, which stays. */
async function removeFilm(client: AdminClient, { name }: StoredFilm): Promise<boolean> {
  const names = [name, name.replace(/\.\w+$/, ".webp")];
  const { data, error } = await client.storage.from(FILMS).remove(names);
  if (error) throw problem({ message: error.message, status: Number(error.status) || 0 });
  return data.some((file) => file.name === name);
}
