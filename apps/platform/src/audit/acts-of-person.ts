import type { SharedBuckets } from '../http/shared-buckets.ts';
import { type BucketRule, TokenBuckets } from '../http/token-bucket.ts';

/** Of what one person may do, so much a process counts for itself alone: acts of everyday ask no database. */
const SHARE_OF_PROCESS = 0.1;

/** Takes one act of a person. @returns 0 when it may be done, else the seconds until one may be again */
export type TakeAct = (userId: string) => Promise<number>;

/**
 * Bounds how many acts of one person the trail keeps (decision 0019), in all processes together but for a tenth in each.
 *
 * @param nowMs a clock that does not go back
 */
export function boundActs(most: BucketRule, shared: SharedBuckets, nowMs = () => performance.now()): TakeAct {
  const { burst, perSecond } = most;
  const few = new TokenBuckets({ burst: burst * SHARE_OF_PROCESS, perSecond: perSecond * SHARE_OF_PROCESS });
  const all = new TokenBuckets(most);
  return async (userId) => {
    const wait = all.take(userId, nowMs());
    if (wait > 0) return wait;
    return few.take(userId, nowMs()) === 0 ? 0 : shared.take(`acts ${userId}`, most);
  };
}
