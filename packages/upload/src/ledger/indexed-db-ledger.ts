import type { Ledger, LedgerEntry } from '../ports/ledger.ts';

const DATABASE = 'jianzhu-upload';
const STORE = 'unfinished';
const BY_OWNER = 'owner';

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Changes the store and commits at once: a transaction that waits for the page to say that it is done is undone when the
 * page ends before. Resolves when the database has it.
 */
function committed(store: IDBObjectStore, change: (store: IDBObjectStore) => IDBRequest): Promise<void> {
  const { transaction } = store;
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    change(store);
    transaction.commit();
  });
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    const store = request.result.createObjectStore(STORE, { keyPath: ['owner', 'md5'] });
    store.createIndex(BY_OWNER, 'owner');
  };
  return settled(request);
}

/**
 * A ledger in the browser's database. Not in local storage: the portal's storage filter removes every value with
 * quotes in it. Each method rejects when the browser refuses the database.
 */
export function createIndexedDbLedger(factory: IDBFactory = indexedDB): Ledger {
  let database: Promise<IDBDatabase> | null = null;

  async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    database ??= open(factory);
    try {
      return (await database).transaction(STORE, mode).objectStore(STORE);
    } catch (error) {
      // A refused or closed database is opened anew next time.
      database = null;
      throw error;
    }
  }

  return {
    async get(owner, md5) {
      const found: LedgerEntry | undefined = await settled((await store('readonly')).get([owner, md5]));
      return found;
    },
    async list(owner) {
      const found: LedgerEntry[] = await settled((await store('readonly')).index(BY_OWNER).getAll(owner));
      return found;
    },
    async put(entry) {
      await committed(await store('readwrite'), (entries) => entries.put(entry));
    },
    async delete(owner, md5) {
      await committed(await store('readwrite'), (entries) => entries.delete([owner, md5]));
    },
  };
}
