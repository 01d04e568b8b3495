export function Spinner({ label }: { label: string }) {
  return (
    <main className="grid min-h-svh place-items-center">
      <p role="status" className="label flex items-center gap-3 text-text-2 noscript:hidden">
        <span
          aria-hidden
          className="size-5 animate-spin rounded-full border-2 border-edge border-t-accent motion-reduce:animate-none"
        />
        {label}
      </p>
    </main>
  );
}
