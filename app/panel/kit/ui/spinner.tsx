/** `isPage`: nothing else is on the screen. */
export function Spinner({ label, isPage }: { label: string; isPage?: boolean }) {
  const Room = isPage ? "main" : "div";
  return (
    <Room className="grid min-h-svh place-items-center">
      <p role="status" className="label flex items-center gap-3 text-text-2 noscript:hidden">
        <span
          aria-hidden
          className="size-5 animate-spin rounded-full border-2 border-edge border-t-accent motion-reduce:animate-none"
        />
        {label}
      </p>
    </Room>
  );
}
