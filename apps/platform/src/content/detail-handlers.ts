import type { article, help, party, supervise } from '@jianzhu/api-client/contract';
import type { SuperviseType } from '@jianzhu/domain';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { anyone, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { findArticle, findPartyArticle } from './article-detail.ts';
import { countView } from './article-views.ts';
import { findHelp, readHelpTree, voteForHelp } from './help.ts';
import { findLegalText } from './legal-texts.ts';
import { readPartyModules } from './party-modules.ts';
import { findReport } from './supervise.ts';
import { visitorOf } from './visitor.ts';

/** A record of public content by its id, or body code 404. */
async function find<T>(
  database: Database,
  text: string,
  work: (transaction: Transaction, id: string) => Promise<T | undefined>,
): Promise<T | Refusal> {
  const id = parseRecordId(text);
  const found = id && (await database.withSession({}, (transaction) => work(transaction, id)));
  return found ?? new Refusal('notFound');
}

/** One article, and the count of its readers (domain rules 24). */
export function articleHandlers(database: Database): ContextHandlers<typeof article> {
  return {
    detail: anyone(({ query }) => find(database, query.id, findArticle)),
    legalText: anyone(async ({ query }) => {
      const found = await database.withSession({}, (transaction) => findLegalText(transaction, query));
      return found ?? new Refusal('notFound');
    }),
    view: anyone(async ({ body }, context) => {
      const id = parseRecordId(body.id);
      const viewCount =
        id && (await database.withWorker((transaction) => countView(transaction, id, visitorOf(context))));
      return viewCount === undefined ? new Refusal('notFound') : { viewCount };
    }),
  };
}

/** Party building (domain rules 23). */
export function partyHandlers(database: Database): ContextHandlers<typeof party> {
  return {
    modules: anyone(() => database.withSession({}, readPartyModules)),
    detail: anyone(({ query }) => find(database, query.id, findPartyArticle)),
  };
}

/** Help under the columns of the footer (domain rules 24). */
export function helpHandlers(database: Database): ContextHandlers<typeof help> {
  return {
    tree: anyone(() => database.withSession({}, readHelpTree)),
    detail: anyone(({ query }) => find(database, query.id, findHelp)),
    rate: anyone(async ({ body }, context) => {
      const id = parseRecordId(body.id);
      const vote = { visitor: visitorOf(context), isUseful: body.useful === 1 };
      const found =
        id !== undefined && (await database.withWorker((transaction) => voteForHelp(transaction, { ...vote, id })));
      return found ? null : new Refusal('notFound');
    }),
  };
}

/** Supervision figures of a region, type by type (domain rules 27). */
export function superviseHandlers(database: Database): ContextHandlers<typeof supervise> {
  const report = async <Type extends SuperviseType>(type: Type, regionCode: string) =>
    (await database.withSession({}, (transaction) => findReport(transaction, type, regionCode))) ??
    new Refusal('notFound');
  return {
    project: anyone(({ params }) => report('project', params.code)),
    labor: anyone(({ params }) => report('labor', params.code)),
    equipment: anyone(({ params }) => report('equipment', params.code)),
    dust: anyone(({ params }) => report('dust', params.code)),
    video: anyone(({ params }) => report('video', params.code)),
    danger: anyone(({ params }) => report('danger', params.code)),
    quality: anyone(({ params }) => report('quality', params.code)),
    safety: anyone(({ params }) => report('safety', params.code)),
    warning: anyone(({ params }) => report('warning', params.code)),
  };
}
