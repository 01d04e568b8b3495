import { list } from "~/content/admin.ts";

export function YoutubeLink({ text: address }: { text: string }) {
  if (!address) return list.none;
  return (
    <a href={address} rel="noopener" className="underline underline-offset-4 hover:text-text">
      {address.replace(/^https:\/\/(www\.)?/, "")}
    </a>
  );
}
