import type { knowledge } from '@jianzhu/api-client/contract';
import { visitorOf } from '../content/visitor.ts';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Member } from '../http/caller.ts';
import { anyone, asMember, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { videoAddress } from '../objects/video-address.ts';
import { authorOf, countReading, findKnowledge, listKnowledge } from './knowledge-base.ts';
import { findFile } from './knowledge-file.ts';
import { type Mark, markKnowledge, marksOf } from './marks.ts';

/** The knowledge base for everybody (domain rules 11.2). */
export function knowledgeHandlers(
  database: Database,
  store: Pick<ObjectStore, 'readAddress'>,
): ContextHandlers<typeof knowledge> {
  const fileOf = async (text: string, contentType: 2 | 3) => {
    const id = parseRecordId(text);
    if (id === undefined) return new Refusal('notFound');
    return database.withSession({}, (transaction) => findFile(transaction, id, contentType));
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
    detail: anyone(async ({ query }) => {
      const id = parseRecordId(query.id);
      const found = id && (await database.withSession({}, (transaction) => findKnowledge(transaction, id)));
      return found ?? new Refusal('notFound');
    }),
    mine: asMember(async ({ query }, { caller }) => {
      const id = parseRecordId(query.id);
      if (id === undefined) return new Refusal('notFound');
      return database.withCredentials((transaction) => marksOf(transaction, caller.userId, id));
    }),
    play: anyone(async ({ query }, { hostName }) => {
      const file = await fileOf(query.id, 3);
      return file instanceof Refusal ? file : { url: await videoAddress(store, file, hostName) };
    }),
    download: asMember(async ({ body }, { caller, hostName }) => {
      const file = await fileOf(body.id, 2);
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
