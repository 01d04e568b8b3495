import type { BrowserStorage } from "~/data/browser-storage.ts";
import { momentOf, type TextStorage } from "./unsaved-text.ts";

const STORE = "texts";
/** The panel waits no longer for the database, in milliseconds. */
const PATIENCE = 2000;

let opened: Promise<IDBDatabase> | null = null;

/** A killed browser loses localStorage, a closing page reaches no database: texts go to both. */
export function textStorage(storage: BrowserStorage): TextStorage {
  /** What the database does not have yet; null for a removal. */
  const waiting = new Map<string, string | null>();
  let writing = false;

  async function write() {
    if (writing) return;
    writing = true;
    try {
      const database = await open();
      while (waiting.size > 0) {
        const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
        const store = transaction.objectStore(STORE);
        for (const [name, text] of waiting) {
          if (text === null) store.delete(name);
          else store.put(text, name);
        }
        waiting.clear();
        await committed(transaction);
      }
    } catch (error) {
      // Some browsers have no database in private windows; localStorage has the text.
      console.warn(error);
    } finally {
      writing = false;
    }
  }

  return {
    setItem(name, text) {
      waiting.set(name, text);
      void write();
      return storage.setItem(name, text);
    },
    removeItem(name) {
      waiting.set(name, null);
      void write();
      storage.removeItem(name);
    },
  };
}

/** Brings back the texts that a killed browser did not write to localStorage. Never fails. */
export async function restoreTexts(storage: BrowserStorage): Promise<void> {
  await Promise.race([
    readTexts().then((texts) => {
      for (const [name, text] of texts) {
        if (momentOf(text) > momentOf(storage.getItem(name))) storage.setItem(name, text);
      }
    }),
    new Promise((done) => setTimeout(done, PATIENCE)),
  ]).catch(console.warn);
}

async function readTexts(): Promise<[string, string][]> {
  const store = (await open()).transaction(STORE).objectStore(STORE);
  const [names, texts] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
  return names.map((name, at) => [String(name), String(texts[at])]);
}

function open(): Promise<IDBDatabase> {
  opened ??= openDatabase().catch((error) => {
    opened = null;
    throw error;
  });
  return opened;
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open("kadr-unsaved", 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const database = await result(request);
  database.onclose = () => {
    opened = null;
  };
  return database;
}

function result<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
