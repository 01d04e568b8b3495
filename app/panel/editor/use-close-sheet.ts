import { useSearchParams } from "react-router";

/** Takes the sheet out of the address, which closes it. */
export function useCloseSheet(): () => void {
  const [, setParams] = useSearchParams();
  return () =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete("edit");
        return next;
      },
      { preventScrollReset: true },
    );
}
