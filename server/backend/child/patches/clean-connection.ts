/** As much of PGlite as is needed here. */
type Driver = {
  query(sql: string): Promise<unknown>;
  exec(sql: string): Promise<unknown>;
  execProtocol(
    message: Uint8Array,
    options: { syncToFs: boolean },
  ): Promise<{ messages: object[] }>;
};

/** Of Postgres's protocol: asks for nothing but the state, and costs next to nothing. */
const sync = new Uint8Array([0x53, 0, 0, 0, 4]);
const mostAttempts = 3;

/**
 * Returns what proves the connection to be outside of a transaction and able to answer. PGlite 0.4.5
 * throws in the middle of a message when a parameter has a wrong type: what it had written spoils
 * the next messages, lite's ROLLBACK among them.
 */
export function keepClean(driver: Driver, onBroken: () => void): () => Promise<void> {
  let hasFailed = false;
  const { query } = driver;
  const watched = (...args: unknown[]) =>
    Promise.resolve(Reflect.apply(query, driver, args)).catch((error) => {
      hasFailed = true;
      throw error;
    });
  Object.assign(driver, { query: watched });

  return async () => {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      if (!hasFailed && (await isIdle(driver))) return;
      hasFailed = false;
      await driver.exec("rollback").catch(() => {});
      await driver.query("select 1").catch(() => {});
    }
    onBroken();
  };
}

async function isIdle(driver: Driver): Promise<boolean> {
  try {
    const { messages } = await driver.execProtocol(sync, { syncToFs: false });
    return messages.some((message) => "status" in message && message.status === "I");
  } catch {
    return false;
  }
}
