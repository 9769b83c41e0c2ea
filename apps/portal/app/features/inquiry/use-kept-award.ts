import { LINE_STATUS } from '@jianzhu/domain/inquiries';
import type { Choices } from '@jianzhu/ui/comparison';
import { useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { usePortalClient } from '../../portal-client.ts';
import { deviceCopy } from '../../record/device-copy.ts';
import { startChoices } from './award-choices.ts';
import type { Comparison } from './second-round.tsx';

const KEPT = {
  choices: v.array(v.tuple([v.string(), v.nullable(v.string())])),
  reasons: v.array(v.tuple([v.string(), v.string()])),
};

/**
 * What is chosen in a comparison, and why; kept on this device until it is put forward, so that a reload loses nothing.
 *
 * @param isOpen whether this member may award now; what is only shown is not kept
 */
export function useKeptAward(comparison: Comparison, isOpen: boolean) {
  const client = usePortalClient();
  const copy = useMemo(
    () => deviceCopy(client, `award-${comparison.inquiry.id}`, KEPT),
    [client, comparison.inquiry.id],
  );
  const [chosen, setChoices] = useState<Choices>(() => startChoices(comparison));
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());
  const isRead = useRef(false);

  useEffect(() => {
    if (!isOpen) return;
    if (isRead.current) {
      copy.write({ choices: [...chosen], reasons: [...reasons] });
      return;
    }
    isRead.current = true;
    const kept = copy.read();
    if (kept === null) return;
    const offered = new Set<string | null>([null, ...comparison.suppliers.map(({ quotationId }) => quotationId)]);
    const open = new Set(comparison.lines.flatMap((line) => (line.lineStatus === LINE_STATUS.open ? line.lineId : [])));
    const fitting = kept.choices.filter(([lineId, quotationId]) => open.has(lineId) && offered.has(quotationId));
    setChoices((now) => new Map([...now, ...fitting]));
    setReasons(new Map(kept.reasons));
  }, [isOpen, copy, chosen, reasons, comparison]);

  return {
    chosen,
    setChoices,
    reasons,
    setReasons,
    /** It was put forward: nothing of it stays here. */
    clear: copy.remove,
  };
}
