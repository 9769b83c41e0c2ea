import { useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { usePortalClient } from '../../portal-client.ts';
import { deviceCopy } from '../../record/device-copy.ts';

/** A supplier that is chosen. */
export interface ChosenSupplier {
  readonly id: string;
  readonly name: string;
  /** Its group, or where it is; '' where neither is known. */
  readonly detail: string;
}

export interface ChosenFor {
  /** The inquiry that they are chosen for; null where nobody is chosen. */
  readonly inquiryId: string | null;
  /** Those that were chosen earlier and can be let go of. */
  readonly before: readonly ChosenSupplier[];
  /** Those that are invited already: never among the chosen. */
  readonly invited: readonly string[];
  /** How many there is place for. */
  readonly most: number;
}

const KEPT = {
  /** What they were chosen in place of: a copy beside something else is out of date. */
  before: v.string(),
  chosen: v.array(v.object({ id: v.string(), name: v.string(), detail: v.string() })),
};

/**
 * Suppliers that are chosen from the lists, in the order of choosing; they stay while tabs and pages change, and on this
 * device until they are sent, so that a reload loses nothing.
 */
export function useChosen({ inquiryId, before, invited, most }: ChosenFor) {
  const client = usePortalClient();
  const copy = useMemo(() => deviceCopy(client, `chosen-${inquiryId ?? ''}`, KEPT), [client, inquiryId]);
  const [begun] = useState({ before, invited, most });
  const [chosen, setChosen] = useState(before);
  const isRead = useRef(false);

  useEffect(() => {
    if (inquiryId === null) return;
    if (isRead.current) {
      if (idsOf(chosen) === idsOf(begun.before)) copy.remove();
      else copy.write({ before: idsOf(begun.before), chosen: [...chosen] });
      return;
    }
    isRead.current = true;
    const kept = copy.read();
    if (kept?.before !== idsOf(begun.before)) return;
    setChosen(kept.chosen.filter(({ id }) => !begun.invited.includes(id)).slice(0, begun.most));
  }, [inquiryId, copy, chosen, begun]);

  const has = (id: string) => chosen.some((one) => one.id === id);
  const remove = (id: string) => setChosen((all) => all.filter((one) => one.id !== id));
  return {
    chosen,
    has,
    most,
    isFull: chosen.length >= most,
    remove,
    /** Chooses one, or lets go of it. */
    toggle: (supplier: ChosenSupplier) =>
      has(supplier.id) ? remove(supplier.id) : setChosen((all) => [...all, supplier]),
    clear: () => setChosen([]),
    /** They were sent: nothing of it stays here. */
    sent: copy.remove,
  };
}

export type Chosen = ReturnType<typeof useChosen>;

const idsOf = (suppliers: readonly ChosenSupplier[]): string => suppliers.map(({ id }) => id).join();
