import { BUSINESS_CODES } from '@jianzhu/domain';
import { useState } from 'react';
import { useAtMoment } from './use-at-moment.ts';
import { useServerMoment } from './use-server-moment.ts';

/** Before the deadline, so that what was typed last is kept in time whatever the network takes. */
const LAST_SAVE_MS = 5_000;

/**
 * Until when a form may be sent, by the platform's clock; a deadline that passes while it is open shuts it at once and
 * leaves what stands in it, and one that is put off opens it again.
 *
 * @param closed why the platform takes none, as the page was loaded
 */
export function useSendLimit(
  { deadline, serverTime }: { readonly deadline: string; readonly serverTime: string },
  closed: string | null,
) {
  const untilMs = useServerMoment(deadline, serverTime);
  const [passedMs, setPassedMs] = useState<number | null>(null);
  useAtMoment(untilMs, () => setPassedMs(untilMs));
  const isOver = passedMs !== null && passedMs === untilMs;
  return {
    untilMs,
    /** What is told in place of sending it; null while it may be sent. */
    shut: closed ?? (isOver ? BUSINESS_CODES.deadlinePassed.msg : null),
    /** When what is typed is kept at the latest. */
    lastSaveMs: untilMs === null ? null : untilMs - LAST_SAVE_MS,
  };
}
