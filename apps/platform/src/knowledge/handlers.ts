import type { knowledge } from '@jianzhu/api-client/contract';
import { ORDER_TYPE } from '@jianzhu/domain/orders';
import { visitorOf } from '../content/visitor.ts';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { Member } from '../http/caller.ts';
import { anyone, asMember, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { videoAddress } from '../objects/video-address.ts';
import { openBought } from '../order/entitlements.ts';
import {
  authorOf,
  contentOf,
  countReading,
  findKnowledge,
  hasBought,
  listKnowledge,
  TAKEN_OFF,
} from './knowledge-base.ts';
import { findFile } from './knowledge-file.ts';
import { type Mark, markKnowledge, marksOf } from './marks.ts';
import { KNOWLEDGE_MESSAGES } from './messages.ts';

/** The knowledge base for everybody (domain rules 11.2). */
export function knowledgeHandlers(
  database: Database,
  store: Pick<ObjectStore, 'readAddress'>,
): ContextHandlers<typeof knowledge> {
  /** Whether a text is of the company that somebody acts for, who reads the whole of it without buying it. */
  const isOwnOf = (member: Member | undefined) => (businessId: string) => member?.acting?.businessId === businessId;
  const openText = (userId: string, targetId: string) =>
    database.withWorker((transaction) =>
      openBought(transaction, userId, { orderType: ORDER_TYPE.knowledge, targetId }),
    );
  /** What its company has taken off is read by its buyers still; to everybody else it is not there. */
  const keptOf = async <Kept>(
    member: Member | undefined,
    id: string,
    find: (transaction: Transaction) => Promise<Kept | Refusal | undefined>,
  ): Promise<Kept | Refusal> => {
    const none = new Refusal('notFound');
    if (member === undefined) return none;
    const kept = await database.withWorker(async (transaction) =>
      (await hasBought(transaction, member.userId, id)) ? find(transaction) : undefined,
    );
    if (kept === undefined || kept instanceof Refusal) return none;
    return (await openText(member.userId, id)) ? kept : none;
  };
  /** The file of what is free, of one's company, or bought: then it is opened with this. */
  const fileOf = async (text: string, contentType: 2 | 3, member: Member | undefined) => {
    const id = parseRecordId(text);
    if (id === undefined) return new Refusal('notFound');
    const file = await database.withSession({}, (transaction) => findFile(transaction, id, contentType));
    if (file instanceof Refusal) {
      return keptOf(member, id, (transaction) => findFile(transaction, id, contentType, TAKEN_OFF));
    }
    if (file.isFree || isOwnOf(member)(file.businessId)) return file;
    const isBought = member !== undefined && (await openText(member.userId, id));
    return isBought ? file : new Refusal('noPermission', { msg: KNOWLEDGE_MESSAGES.notBought[contentType] });
  };
  const findAuthor = async (text: string) => {
    const id = parseRecordId(text);
    const author = id && (await database.withSession({}, (transaction) => authorOf(transaction, id)));
    const businessId = author && parseRecordId(author);
    return id && businessId ? { id, businessId } : undefined;
  };
  const mark = async (body: { readonly id: string; readonly isOn: number }, { userId }: Member, kind: Mark) => {
    const found = await findAuthor(body.id);
    if (found === undefined) return new Refusal('notFound');
    const asked = { id: found.id, mark: kind, isOn: body.isOn === 1 };
    return database.withCredentials((transaction) => markKnowledge(transaction, userId, asked));
  };
  return {
    list: anyone(({ query }) => database.withSession({}, (transaction) => listKnowledge(transaction, query))),
    detail: anyone(async ({ query }, { whoAsks }) => {
      const id = parseRecordId(query.id);
      if (id === undefined) return new Refusal('notFound');
      const member = await whoAsks();
      const isOwn = isOwnOf(member);
      const found = await database.withSession({}, (transaction) => findKnowledge(transaction, id, isOwn));
      if (found !== undefined || member === undefined) return found ?? new Refusal('notFound');
      const kept = await database.withWorker(async (transaction) =>
        (await hasBought(transaction, member.userId, id))
          ? findKnowledge(transaction, id, isOwn, TAKEN_OFF)
          : undefined,
      );
      return kept ?? new Refusal('notFound');
    }),
    mine: asMember(async ({ query }, { caller }) => {
      const id = parseRecordId(query.id);
      if (id === undefined) return new Refusal('notFound');
      return database.withCredentials((transaction) => marksOf(transaction, caller.userId, id));
    }),
    owned: asMember((_, { caller }) =>
      database.withCredentials(async (transaction) => {
        const rows = await transaction
          .selectFrom('knowledge_entitlement')
          .select('knowledge_id')
          .where('user_id', '=', caller.userId)
          .orderBy('knowledge_id')
          .execute();
        return rows.map(({ knowledge_id }) => knowledge_id);
      }),
    ),
    open: asMember(async ({ body }, { caller }) => {
      const id = parseRecordId(body.id);
      const content = id && (await database.withSession({}, (transaction) => contentOf(transaction, id)));
      if (!id) return new Refusal('notFound');
      if (content === undefined) {
        return keptOf(caller, id, async (transaction) => {
          const kept = await contentOf(transaction, id, TAKEN_OFF);
          return kept === undefined ? undefined : { content: kept };
        });
      }
      if (await openText(caller.userId, id)) return { content };
      return new Refusal('noPermission', { msg: KNOWLEDGE_MESSAGES.notBought[1] });
    }),
    play: anyone(async ({ query }, { hostName, whoAsks }) => {
      const file = await fileOf(query.id, 3, await whoAsks());
      return file instanceof Refusal ? file : { url: await videoAddress(store, file, hostName) };
    }),
    download: asMember(async ({ body }, { caller, hostName }) => {
      const file = await fileOf(body.id, 2, caller);
      if (file instanceof Refusal) return file;
      const url = await store.readAddress({ key: file.key, fileName: file.name, hostName });
      const taken = { id: file.id, mark: 'download', isOn: true } as const;
      const { count } = await database.withCredentials((transaction) =>
        markKnowledge(transaction, caller.userId, taken),
      );
      return { url, count };
    }),
    view: anyone(async ({ body }, context) => {
      const found = await findAuthor(body.id);
      if (found === undefined) return new Refusal('notFound');
      const viewCount = await database.withBusiness(found.businessId, (transaction) =>
        countReading(transaction, found.id, visitorOf(context)),
      );
      return viewCount === undefined ? new Refusal('notFound') : { viewCount };
    }),
    like: asMember(({ body }, { caller }) => mark(body, caller, 'like')),
    favorite: asMember(({ body }, { caller }) => mark(body, caller, 'favorite')),
  };
}
