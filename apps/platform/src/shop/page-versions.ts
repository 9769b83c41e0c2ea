import './tables.ts';
import type { ownShopSchemas } from '@jianzhu/api-client/schemas';
import { KEPT_VERSIONS, SHOP_MESSAGES, type Terminal } from '@jianzhu/domain/shops';
import type { InferOutput } from 'valibot';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { accountName } from '../member/person-name.ts';
import type { Row } from '../record/record-table.ts';
import { resolveBlocks } from './resolve-blocks.ts';

type Version = InferOutput<(typeof ownShopSchemas)['version']['data']>;
type Entry = InferOutput<(typeof ownShopSchemas)['history']['data']>[number];

/** The last published versions of a page, the newest first. */
export async function listVersions(transaction: Transaction, businessId: string, terminal: Terminal): Promise<Entry[]> {
  const rows = await transaction
    .selectFrom('shop_version')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('terminal', '=', terminal)
    .orderBy('version_no', 'desc')
    .limit(KEPT_VERSIONS)
    .execute();
  const entries: Entry[] = [];
  for (const row of rows) entries.push(await toEntry(transaction, row));
  return entries;
}

const toEntry = async (transaction: Transaction, row: Row<'shop_version'>): Promise<Entry> => ({
  versionNo: row.version_no,
  publishTime: timeText(row.publish_time),
  publishUser: await accountName(transaction, row.publish_user_id),
  blockCount: row.schema.blocks.length,
  isCurrent: row.is_shown,
});

/** One of the kept versions. */
export async function findVersion(
  transaction: Transaction,
  businessId: string,
  terminal: Terminal,
  versionNo: number,
): Promise<Row<'shop_version'> | Refusal> {
  const row = await transaction
    .selectFrom('shop_version')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('terminal', '=', terminal)
    .where('version_no', '=', versionNo)
    .executeTakeFirst();
  return row ?? refuse('notFound', SHOP_MESSAGES.versionGone);
}

/** The same with what its blocks would show now. */
export async function showVersion(
  transaction: Transaction,
  businessId: string,
  terminal: Terminal,
  versionNo: number,
): Promise<Version | Refusal> {
  const row = await findVersion(transaction, businessId, terminal, versionNo);
  if (row instanceof Refusal) return row;
  const resolved = await resolveBlocks(transaction, businessId, row.schema, true);
  return { ...(await toEntry(transaction, row)), schema: row.schema, resolved };
}
