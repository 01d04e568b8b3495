import { type Failing, TryAgain } from "./try-again.tsx";

/** A failure told in the page itself, with another try. */
export function Notice(failing: Failing) {
  return (
    <div className="corners my-8 max-w-prose border border-line bg-surface p-6 md:p-8">
      <p className="label label-caps mb-3 text-danger">Błąd</p>
      <p className="text-lead">{failing.text}</p>
      <div className="mt-6">
        <TryAgain {...failing} />
      </div>
    </div>
  );
}
