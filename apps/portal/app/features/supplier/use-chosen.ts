import { useState } from 'react';

/** A supplier that is chosen. */
export interface ChosenSupplier {
  readonly id: string;
  readonly name: string;
  /** Its group, or where it is; '' where neither is known. */
  readonly detail: string;
}

/**
 * Suppliers that are chosen from the lists, in the order of choosing; they stay while tabs and pages change.
 *
 * @param before those that were chosen earlier and can be let go of
 * @param most how many there is place for
 */
export function useChosen(before: readonly ChosenSupplier[], most: number) {
  const [chosen, setChosen] = useState(before);
  const has = (id: string) => chosen.some((one) => one.id === id);
  const remove = (id: string) => setChosen((all) => all.filter((one) => one.id !== id));
  return {
    chosen,
    has,
    most,
    isFull: chosen.length >= most,
    isChanged: chosen.map(({ id }) => id).join() !== before.map(({ id }) => id).join(),
    remove,
    /** Chooses one, or lets go of it. */
    toggle: (supplier: ChosenSupplier) =>
      has(supplier.id) ? remove(supplier.id) : setChosen((all) => [...all, supplier]),
    clear: () => setChosen([]),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
