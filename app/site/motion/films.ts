/** Plays the films of texts in their places (`text/markdown/rehype-films.ts`). */
export function playFilms(page: Document): () => void {
  const play = (event: MouseEvent) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const { target } = event;
    const place = target instanceof Element && target.closest<HTMLElement>("a[data-film]");
    if (!place) return;
    event.preventDefault();
    const { film: src, title } = place.dataset;
    const allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
    const referrerPolicy = "strict-origin-when-cross-origin";
    const player = page.createElement("iframe");
    place.replaceWith(Object.assign(player, { src, title, allow, referrerPolicy }));
    player.focus();
  };
  page.addEventListener("click", play);
  return () => page.removeEventListener("click", play);
}
