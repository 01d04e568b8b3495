import { useSearchParams } from "react-router";

export function useListParams() {
  const [params, setParams] = useSearchParams();
  function change(changes: Record<string, string | null>, replace = false) {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  }
  return { params, change };
}
