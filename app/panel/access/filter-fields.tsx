import { useState } from "react";
import { list } from "~/panel/kit/words.ts";

export const filterLook =
  "min-h-10 w-full rounded-frame border border-edge bg-bg px-3.5 placeholder:text-muted hover:border-text-2";

type SearchProps = { value: string; hint: string; onChange: (value: string) => void };

export function SearchField({ value, hint, onChange }: SearchProps) {
  // The address follows later, and the field must not wait for it.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className="grid grow basis-64 gap-2 sm:max-w-sm">
      <span className="label text-text-2">{list.search}</span>
      <input
        type="search"
        value={typed ?? value}
        placeholder={hint}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(event.target.value);
        }}
        onBlur={() => setTyped(null)}
        className={filterLook}
      />
    </label>
  );
}
