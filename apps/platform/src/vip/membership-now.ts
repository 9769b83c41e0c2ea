import '../member/tables.ts';
import { formatDate } from '@jianzhu/domain';
import type { VipNow } from '@jianzhu/domain/vips';
import type { Transaction } from '../db/schema.ts';

const SECOND_MS = 1000;

/** The last day of a membership that ends at a midnight; null for one without an end. */
const lastDay = (until: Date | null): string | null =>
  until === null ? null : formatDate(until.getTime() - SECOND_MS);

/** The membership of a business as it stands there; one that is over has level and end all the same. */
export async function readMembershipNow(
  transaction: Transaction,
  businessId: string,
  mode: 'lock' | 'read' = 'read',
): Promise<VipNow> {
  const { vip_level, vip_until } = await transaction
    .selectFrom('business')
    .select(['vip_level', 'vip_until'])
    .where('id', '=', businessId)
    .$if(mode === 'lock', (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  return { level: vip_level, endDate: lastDay(vip_until) };
}
