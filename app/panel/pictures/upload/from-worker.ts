/** The one answer of a worker, which ends with it; rejects when there is none, or none in time. */
export async function fromWorker<Answer>(
  worker: Worker,
  order: unknown,
  transferred: Transferable[],
  signal?: AbortSignal,
): Promise<Answer> {
  try {
    signal?.throwIfAborted();
    return await new Promise<Answer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Answer | null | undefined>) =>
        data == null ? reject(new Error("The worker made nothing.")) : resolve(data);
      worker.onerror = reject;
      signal?.addEventListener("abort", () => reject(signal.reason));
      worker.postMessage(order, transferred);
    });
  } finally {
    worker.terminate();
  }
}
