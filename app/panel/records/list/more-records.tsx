import { useEffect, useEffectEvent, useRef } from "react";
import { ListFailed } from "~/panel/kit/ui/list-states.tsx";
import { list } from "~/panel/kit/words.ts";
import { PORTION } from "~/panel/records/queries.ts";
import { Button } from "~/ui/button.tsx";

type Props = {
  left: number;
  isLoading: boolean;
  isFailed: boolean;
  failed: string;
  onMore: () => void;
};

/** The next rows of a list come as one scrolls, or by a press. */
export function MoreRecords({ left, isLoading, isFailed, failed, onMore }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const onEnd = useEffectEvent(() => {
    // By keyboard a press asks for more, or Tab would have no end.
    if (!document.activeElement?.matches("td :focus-visible, [data-more] :focus-visible")) onMore();
  });
  useEffect(() => {
    if (!end.current || left === 0 || isLoading || isFailed) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onEnd(), {
      rootMargin: "0px 0px 50% 0px",
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [left, isLoading, isFailed]);

  return (
    <div ref={end} data-more className="mt-6">
      {isFailed ? (
        <ListFailed text={failed} onRetry={onMore} busy={isLoading} />
      ) : (
        <Button
          variant="secondary"
          size="sm"
          aria-disabled={isLoading}
          onClick={() => isLoading || onMore()}
        >
          {isLoading ? list.loading : `${list.more} (${Math.min(PORTION, left)})`}
        </Button>
      )}
    </div>
  );
}
