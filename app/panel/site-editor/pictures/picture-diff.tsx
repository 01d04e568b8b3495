import { useSession } from "~/panel/access/session.tsx";
import { Thumbnail } from "~/panel/pictures/thumbnail.tsx";
import { changeWords } from "~/panel/site-editor/words.ts";
import type { EditedText } from "~/site-texts/types.ts";
import { chosenPicture, pictureTitle } from "./chosen-picture.ts";
import { shownAddress } from "./shown-address.ts";

type Props = { text: EditedText; before: string; after: string };

export function PictureDiff({ text, before, after }: Props) {
  return (
    <dl className="grid grid-cols-2 gap-4">
      {(
        [
          [changeWords.was, before],
          [changeWords.is, after],
        ] as const
      ).map(([name, value]) => (
        <div key={name} className="grid content-start gap-1">
          <dt className="label text-muted">{name}</dt>
          <dd className="grid gap-1 text-sm">
            <SmallPicture text={text} value={value} />
            {pictureTitle(text, value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function SmallPicture({ text, value }: { text: EditedText; value: string }) {
  const { client } = useSession();
  const { address, point } = chosenPicture(text, value);
  const position = point && `${point.x}% ${point.y}%`;
  return <Thumbnail src={shownAddress(client, address)} position={position} />;
}
