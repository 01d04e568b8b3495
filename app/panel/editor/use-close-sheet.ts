import { useSearchParams } from "react-router";

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
