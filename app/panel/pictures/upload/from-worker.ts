/** The one answer of a worker, which ends with it; rejects when there is none. */
export async function fromWorker<Answer>(
  worker: Worker,
  order: unknown,
  transferred: Transferable[],
): Promise<Answer> {
  try {
    return await new Promise<Answer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Answer | null>) =>
        data === null ? reject(new Error("The worker made nothing.")) : resolve(data);
      worker.onerror = reject;
      worker.postMessage(order, transferred);
    });
  } finally {
    worker.terminate();
  }
}
