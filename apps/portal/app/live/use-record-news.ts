import type { RecordKind } from '@jianzhu/api-client/contract';
import { useEffect, useRef } from 'react';
import { logUnlessShown } from '../api/log-unless-shown.ts';
import { watchRecords } from './record-news.ts';

/**
 * Lets a page look again when a record that it shows may have changed. One look at a time; news that come meanwhile ask
 * for another one after it.
 */
export function useRecordNews(kind: RecordKind, look: () => Promise<unknown>): void {
  const newest = useRef(look);
  newest.current = look;
  useEffect(() => {
    let isLooking = false;
    let isAskedAgain = false;
    async function lookAgain(): Promise<void> {
      isAskedAgain = true;
      if (isLooking) return;
      isLooking = true;
      while (isAskedAgain) {
        isAskedAgain = false;
        await newest.current().catch(logUnlessShown);
      }
      isLooking = false;
    }
    const stop = watchRecords(kind, () => void lookAgain());
    return () => {
      isAskedAgain = false;
      stop();
    };
  }, [kind]);
}
