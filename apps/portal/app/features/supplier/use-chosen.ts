import { MOST_INVITEES } from '@jianzhu/domain/inquiries';
import { useState } from 'react';
import type { ShownSupplier } from './supplier-calls.ts';

/** Suppliers that are chosen from the lists, in the order of choosing; they stay while tabs and pages change. */
export function useChosen() {
  const [chosen, setChosen] = useState<readonly ShownSupplier[]>([]);
  const has = (id: string) => chosen.some((one) => one.id === id);
  const remove = (id: string) => setChosen((all) => all.filter((one) => one.id !== id));
  return {
    chosen,
    has,
    isFull: chosen.length >= MOST_INVITEES,
    remove,
    /** Chooses one, or lets go of it. */
    toggle: (supplier: ShownSupplier) =>
      has(supplier.id) ? remove(supplier.id) : setChosen((all) => [...all, supplier]),
    clear: () => setChosen([]),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
