export function ComingSoon() {
  return (
    <section>
      <h1>W przygotowaniu</h1>
      <p>Tę stronę właśnie montujemy. Zajrzyj do nas niedługo.</p>
    </section>
  );
}
