import './tables.ts';
import type { shopSchemas } from '@jianzhu/api-client/schemas';
import { defaultPage, type PageSchema, SHOP_MESSAGES, shownBlocks, type Terminal } from '@jianzhu/domain/shops';
import type { InferOutput } from 'valibot';
import { parseRecordId, type RecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { resolveBlocks } from './resolve-blocks.ts';
import { companyFacts } from './shop-facts.ts';
import { firstPage, readPageRow, readShop, shownVersion } from './shop-row.ts';

type Answers = typeof shopSchemas;
type Asked = InferOutput<Answers['page']['query']>;
type Page = InferOutput<Answers['page']['data']>;
/** Who follows the company is read elsewhere. */
type WithoutFollowers<Data extends { readonly facts: object }> = Omit<Data, 'facts'> & {
  readonly facts: Omit<Page['facts'], 'followerCount' | 'isFollowed'>;
};

/** The company whose shop is asked for: by its id, or by the short address of its shop. */
export async function askedShop(
  transaction: Transaction,
  { businessId, path }: Pick<Asked, 'businessId' | 'path'>,
): Promise<RecordId | undefined> {
  if (businessId !== undefined) return parseRecordId(businessId);
  if (path === undefined) return undefined;
  const shop = await transaction.selectFrom('shop').select('business_id').where('path', '=', path).executeTakeFirst();
  return shop && parseRecordId(shop.business_id);
}

/**
 * The shop of a company that shows itself: what it has published, else the page that every shop begins with (domain rules
 * 14.3). Of a blocked one, that it is. @param isMember who sees whole numbers of certificates
 */
export async function publicPage(
  transaction: Transaction,
  businessId: RecordId,
  terminal: Terminal,
  isMember: boolean,
): Promise<WithoutFollowers<Page> | Refusal> {
  const facts = await companyFacts(transaction, businessId);
  if (facts === undefined) return refuse('notFound', SHOP_MESSAGES.noShop);
  const shop = await readShop(transaction, businessId);
  if (shop?.blocked.includes(terminal)) {
    const schema = defaultPage(facts.name, terminal);
    return { facts, terminal, schema, resolved: {}, state: 'blocked', publishTime: '' };
  }
  const version = await shownVersion(transaction, businessId, terminal);
  const schema = seenOf(version?.schema ?? defaultPage(facts.name, terminal));
  return {
    ...{ facts, terminal, schema, state: version === undefined ? 'default' : 'published' },
    resolved: await resolveBlocks(transaction, businessId, schema, isMember),
    publishTime: timeText(version?.publish_time),
  };
}

/** A page as visitors get it: what its company hides, or no version draws, is not told to them either. */
const seenOf = (schema: PageSchema): PageSchema => ({ ...schema, blocks: shownBlocks(schema) });

/** The draft of a page for those who have its link. As a job of its business, whose draft is nobody else's. */
export async function previewPage(
  transaction: Transaction,
  businessId: RecordId,
  terminal: Terminal,
): Promise<Omit<WithoutFollowers<InferOutput<Answers['preview']['data']>>, 'expireTime'> | Refusal> {
  const facts = await companyFacts(transaction, businessId, true);
  if (facts === undefined) return refuse('notFound', SHOP_MESSAGES.noShop);
  const row = await readPageRow(transaction, businessId, terminal);
  const schema = row?.draft ?? (await firstPage(transaction, businessId, terminal));
  return { facts, terminal, schema, resolved: await resolveBlocks(transaction, businessId, schema, false) };
}
