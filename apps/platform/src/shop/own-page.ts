import './tables.ts';
import type { ownShopSchemas } from '@jianzhu/api-client/schemas';
import { type PageSchema, SHOP_MESSAGES, type Terminal } from '@jianzhu/domain/shops';
import type { InferOutput } from 'valibot';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { accountName } from '../member/person-name.ts';
import { readStanding } from '../member/standing.ts';
import { allowedActions } from '../record/allowed-actions.ts';
import { refuseChanged, refuseOlder } from '../record/refuse-changed.ts';
import { type ActingMember, touched } from '../record/save-record.ts';
import { cleanPage } from './clean-page.ts';
import { hasProblems, lockedProblems, refuseProblems } from './page-problems.ts';
import { resolveBlocks } from './resolve-blocks.ts';
import { lockShop, type PageRow, readPageRow, shownVersion, statusOf } from './shop-row.ts';

export type Standing = InferOutput<(typeof ownShopSchemas)['publish']['data']>;
export type Draft = InferOutput<(typeof ownShopSchemas)['save']['data']>;

/** Whose draft an author saw, of which version: 0 before the first save. */
export interface SeenPage {
  readonly terminal: Terminal;
  readonly version: number;
}

const PAGE_ACTS = {
  save: 'shop_edit',
  restore: 'shop_edit',
  applyTemplate: 'shop_edit',
  publish: 'shop_publish',
  schedule: 'shop_publish',
  cancelSchedule: 'shop_publish',
  previewToken: 'shop_view',
} as const;

/** Where a page stands, as its company sees it. */
export async function standingOf(
  transaction: Transaction,
  caller: BusinessMember,
  terminal: Terminal,
  row: PageRow | undefined,
): Promise<Standing> {
  const status = statusOf(row);
  const isScheduled = row !== undefined && row.schedule_time !== null;
  return {
    terminal,
    version: row?.version ?? 0,
    status,
    updateTime: timeText(row?.update_time),
    updateUser: row === undefined ? '' : await accountName(transaction, row.update_user_id),
    publishedVersion: row?.published_no ?? 0,
    publishTime: timeText(row?.publish_time),
    publishUser: row?.publish_user_id ? await accountName(transaction, row.publish_user_id) : '',
    blockReason: row?.block_reason ?? '',
    scheduleTime: timeText(row?.schedule_time),
    scheduleProblem: row?.schedule_problem ?? '',
    allowedActions: allowedActions(PAGE_ACTS, caller, [
      ...(row === undefined || status === 1 ? (['publish', 'schedule'] as const) : []),
      ...(isScheduled ? [] : (['cancelSchedule'] as const)),
      ...(row === undefined || row.published_no === 0 ? (['restore'] as const) : []),
    ]),
  };
}

/** A draft with what its blocks show. */
export async function draftOf(transaction: Transaction, caller: BusinessMember, row: PageRow): Promise<Draft> {
  return {
    ...(await standingOf(transaction, caller, row.terminal, row)),
    schema: row.draft,
    resolved: await resolveBlocks(transaction, caller.acting.businessId, row.draft, true),
  };
}

/**
 * The page that an author acts on, kept from others until the transaction ends; refused where somebody has saved since
 * (domain rules 14.3), or where nothing was saved yet.
 */
export async function lockSeen(
  { transaction, caller }: ActingMember,
  { terminal, version }: SeenPage,
): Promise<PageRow | Refusal> {
  const { businessId } = caller.acting;
  await lockShop(transaction, businessId, caller.userId);
  const row = await readPageRow(transaction, businessId, terminal);
  if (row === undefined) return refuse('stateConflict', SHOP_MESSAGES.saveFirst);
  return (await refuseOlder(transaction, caller.userId, row, { version }, seenAgain)) ?? row;
}

const seenAgain = ({ terminal, version, draft }: PageRow) => ({ terminal, version, schema: draft });

/** Puts a page in place of the draft, checked and made safe; adds the draft where there is none. */
export async function saveDraft(
  by: ActingMember,
  { terminal, version }: SeenPage,
  schema: PageSchema,
): Promise<PageRow | Refusal> {
  const { transaction, caller } = by;
  const { businessId } = caller.acting;
  await lockShop(transaction, businessId, caller.userId);
  const row = await readPageRow(transaction, businessId, terminal);
  const older = await refuseUnseenPage(by, row, version);
  if (older !== null) return older;
  const clean = await cleanPage(transaction, businessId, schema, terminal);
  if (clean instanceof Refusal) return clean;
  const { level } = await readStanding(transaction, businessId);
  const published = await shownVersion(transaction, businessId, terminal);
  const locked = lockedProblems(clean, level, [row?.draft, published?.schema]);
  if (hasProblems(locked)) return refuseProblems(locked);
  return writeDraft(by, terminal, row, clean);
}

function refuseUnseenPage(
  { transaction, caller }: ActingMember,
  row: PageRow | undefined,
  version: number,
): Promise<Refusal | null> {
  if (row !== undefined) return refuseOlder(transaction, caller.userId, row, { version }, seenAgain);
  // Whoever has seen a draft that is not there any more.
  return version === 0 ? Promise.resolve(null) : refuseChanged(transaction, null, caller.userId, undefined);
}

async function writeDraft(
  { transaction, caller }: ActingMember,
  terminal: Terminal,
  row: PageRow | undefined,
  schema: PageSchema,
): Promise<PageRow> {
  const draft = JSON.stringify(schema);
  if (row === undefined) {
    const { userId, acting } = caller;
    return transaction
      .insertInto('shop_page')
      .values({ business_id: acting.businessId, create_user_id: userId, update_user_id: userId, terminal, draft })
      .returningAll()
      .executeTakeFirstOrThrow();
  }
  return transaction
    .updateTable('shop_page')
    .set({ draft, ...touched(caller) })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
