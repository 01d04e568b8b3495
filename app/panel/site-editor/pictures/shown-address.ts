import { bucketName } from "~/data/pictures/images.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import { mediaBucket } from "~/panel/data/picture-files.ts";

/** Where this browser finds a picture: a library may be at another host. */
export function shownAddress(client: AdminClient, address: string): string {
  const path = bucketName(address);
  return path === null ? address : mediaBucket(client).address(path);
}
