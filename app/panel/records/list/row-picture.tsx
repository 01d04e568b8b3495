import { resolveImage } from "~/data/pictures/images.ts";
import { usePictures } from "~/panel/pictures/queries.ts";
import { usePreviewImages } from "~/panel/records/preview/use-preview-images.ts";
import { UploadedImage } from "~/site/uploaded-image.tsx";

/** An empty frame until the library has said which smaller copies there are. */
export function RowPicture({ address }: { address: string | null }) {
  const images = usePreviewImages();
  const { isPending } = usePictures();
  const image = isPending ? null : resolveImage(address, images);
  return (
    <UploadedImage
      image={image && { ...image, alt: "" }}
      alt=""
      sizes="3.5rem"
      className="h-10 w-14 shrink-0 rounded-frame"
    />
  );
}
