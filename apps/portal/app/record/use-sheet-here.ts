import { formatDateTime } from '@jianzhu/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { usePortalClient } from '../portal-client.ts';
import { deviceCopy } from './device-copy.ts';
import type { SheetState } from './merge-sheets.ts';

const stateSchema = v.object({
  values: v.record(v.string(), v.unknown()),
  items: v.array(v.object({ id: v.string(), values: v.record(v.string(), v.string()) })),
});

const KEPT = {
  mine: stateSchema,
  /** What the platform had when this was written. */
  base: stateSchema,
  version: v.number(),
  updateTime: v.string(),
};

interface UnsentSheet {
  readonly mine: SheetState;
  readonly base: SheetState;
  readonly version: number;
  /** `YYYY-MM-DD HH:mm:ss` */
  readonly updateTime: string;
}

/**
 * What of a sheet the platform could not be sent: kept on this device, and found again after a reload.
 *
 * @param name of the form; its records are told apart by their ids
 */
export function useSheetHere(name: string, id: string | undefined) {
  const client = usePortalClient();
  const copyOf = useCallback(
    (record: string | undefined) => deviceCopy(client, `sheet-${name}-${record ?? 'new'}`, KEPT),
    [client, name],
  );
  const [found, setFound] = useState<UnsentSheet | null>(null);
  const opened = useRef(id);
  useEffect(() => setFound(copyOf(opened.current).read()), [copyOf]);

  return {
    found,
    // What is offered is not replaced before somebody has said what becomes of it.
    keep(
      { mine, base }: Pick<UnsentSheet, 'mine' | 'base'>,
      seen: { readonly id?: string | undefined; readonly version: number },
    ) {
      if (found !== null) return;
      const updateTime = formatDateTime(Date.now());
      copyOf(seen.id).write({ mine: stateOf(mine), base: stateOf(base), version: seen.version, updateTime });
    },
    /** The platform has it. */
    sent(record: string | undefined) {
      if (found === null) copyOf(record).remove();
    },
    /** It stands in the form again, and stays here until the platform has it. */
    take: () => setFound(null),
    drop() {
      copyOf(opened.current).remove();
      setFound(null);
    },
  };
}

const stateOf = ({ values, items }: SheetState) => ({
  values: { ...values },
  items: items.map(({ id, values: cells }) => ({ id, values: { ...cells } })),
});
