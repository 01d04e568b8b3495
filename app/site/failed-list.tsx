import { EmptyState } from "./empty-state.tsx";
import { type Failing, TryAgain } from "./try-again.tsx";

type Props = Failing & { title: string; hint: string };

/** A list that could not be read ends empty, says so, and can be asked for again. */
export function FailedList({ title, hint, ...failing }: Props) {
  return (
    <EmptyState title={title} text={hint}>
      <p className="label mb-6 text-danger">{failing.text}</p>
      <TryAgain {...failing} />
    </EmptyState>
  );
}
