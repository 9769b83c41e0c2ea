import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';

/**
 * The columns of an act with when it was done, and by whom.
 *
 * @param userId null for the platform and those who run it, who leave the member that stands there
 * @param columns each by the name of its column
 */
export const stamped = (userId: string | null, columns: object | undefined) => ({
  update_time: sql`${businessNow}`,
  ...(userId !== null && { update_user_id: userId }),
  ...columns,
});
