import type { RelatedRecord, RowImage } from "~/data/types.ts";
import { NextRecord } from "./next-record.tsx";
import { RelatedRecords } from "./related-records.tsx";

type Props = {
  next: { slug: string; title: string; image: RowImage | null; day?: string };
  related: RelatedRecord[] | undefined;
  words: { next?: string; related?: string };
  path: string;
};

export function RecordEnd({ next, related, words, path }: Props) {
  return (
    <>
      {related && <RelatedRecords title={words.related ?? ""} records={related} path={path} />}
      <NextRecord {...next} eyebrow={words.next ?? ""} to={`${path}/${next.slug}`} />
    </>
  );
}
