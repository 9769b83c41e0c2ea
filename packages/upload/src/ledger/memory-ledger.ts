import type { Ledger, LedgerEntry } from '../ports/ledger.ts';

/** A ledger that lives as long as the page; for Node, tests, and browsers that refuse a database. */
export function createMemoryLedger(): Ledger {
  const entries = new Map<string, LedgerEntry>();
  const keyOf = (owner: string, md5: string): string => JSON.stringify([owner, md5]);
  return {
    get: async (owner, md5) => entries.get(keyOf(owner, md5)),
    list: async (owner) => [...entries.values()].filter((entry) => entry.owner === owner),
    put: async (entry) => void entries.set(keyOf(entry.owner, entry.md5), entry),
    delete: async (owner, md5) => void entries.delete(keyOf(owner, md5)),
  };
}
