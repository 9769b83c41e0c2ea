import { randomUUID } from 'node:crypto';
import type { ownShop } from '@jianzhu/api-client/contract';
import {
  blockTypesOf,
  isLocked,
  isTemplateCode,
  readPage,
  SHOP_BLOCKS,
  SHOP_MESSAGES,
  TEMPLATES,
  type TemplateCode,
  type Terminal,
  templatePage,
} from '@jianzhu/domain/shops';
import { knownRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { BusinessMember } from '../http/caller.ts';
import { asBusiness, type CallContext, type ContextHandlers } from '../http/handler.ts';
import { Refusal, refuse, refuseField } from '../http/refusal.ts';
import { readStanding } from '../member/standing.ts';
import type { ActingMember } from '../record/save-record.ts';
import { showPicture } from '../shelf/shelf-pictures.ts';
import { draftOf, lockSeen, type SeenPage, saveDraft, standingOf } from './own-page.ts';
import { findVersion, listVersions, showVersion } from './page-versions.ts';
import { givePreview } from './preview-page.ts';
import { checkPage, publishPage, refuseToPublish } from './publish-page.ts';
import { resolveBlocks } from './resolve-blocks.ts';
import { cancelSchedule, schedulePage } from './schedule-page.ts';
import { companyFacts, readFollowers } from './shop-facts.ts';
import { firstPage, type PageRow, readPageRow } from './shop-row.ts';
import { readSettings, saveCategories, saveOffers, savePath } from './shop-settings.ts';
import { showVideo } from './shop-videos.ts';

type Context = CallContext<BusinessMember>;

/** What the members of a business do with the pages of its shop (domain rules 14). */
export function ownShopHandlers(database: Database): ContextHandlers<typeof ownShop> {
  const by = <T>({ caller }: Context, work: (by: ActingMember) => Promise<T>) =>
    database.withSession(caller.session, (transaction) => work({ transaction, caller }));
  const draftAct = (context: Context, work: (by: ActingMember) => Promise<PageRow | Refusal>) =>
    by(context, async (member) => {
      const row = await work(member);
      return row instanceof Refusal ? row : draftOf(member.transaction, member.caller, row);
    });
  const standingAct = (
    context: Context,
    seen: SeenPage,
    work: (by: ActingMember, row: PageRow) => Promise<PageRow | Refusal>,
  ) => by(context, (member) => standingAfter(member, seen, work));
  return {
    page: asBusiness(async ({ query: { terminal } }, context) => {
      const { businessId } = context.caller.acting;
      const page = await by(context, (member) => ownPage(member, terminal));
      const followers = await readFollowers(database, businessId, context.caller.userId);
      return { ...page, facts: { ...page.facts, ...followers } };
    }),
    save: asBusiness(({ body: { schema, ...seen } }, context) =>
      draftAct(context, (member) => saveDraft(member, seen, schema)),
    ),
    resolve: asBusiness(({ body: { terminal, schema } }, context) =>
      by(context, async ({ transaction, caller }) => {
        // What is not right yet is shown as it would be.
        const reading = readPage(schema, terminal);
        if (reading === null) return refuseField('schema', SHOP_MESSAGES.notPage);
        return { resolved: await resolveBlocks(transaction, caller.acting.businessId, reading.schema, true) };
      }),
    ),
    check: asBusiness(({ body: { terminal, schema } }, context) =>
      by(context, async ({ transaction, caller }) => {
        const reading = readPage(schema, terminal);
        if (reading === null) return refuseField('schema', SHOP_MESSAGES.notPage);
        const checked = await checkPage(transaction, caller.acting.businessId, reading.schema, terminal);
        // What a page makes of its blocks is said by both.
        const known = new Set(checked.problems.map(({ message }) => message));
        const unread = reading.problems.filter(({ message }) => !known.has(message));
        return { problems: [...unread, ...checked.problems], warnings: [...checked.warnings] };
      }),
    ),
    publish: asBusiness(({ body }, context) =>
      by(context, (member) =>
        context.once(member.transaction, () =>
          standingAfter(member, body, async ({ transaction, caller }, row) => {
            const refused = await refuseToPublish(transaction, row, row.draft);
            if (refused !== null) return refused;
            const { draft: schema, version } = row;
            return publishPage(transaction, { row, schema, version, userId: caller.userId });
          }),
        ),
      ),
    ),
    schedule: asBusiness(({ body: { time, ...seen } }, context) =>
      by(context, (member) =>
        context.once(member.transaction, () =>
          standingAfter(member, seen, (acting, row) => schedulePage(acting, row, time)),
        ),
      ),
    ),
    cancelSchedule: asBusiness(({ body }, context) => standingAct(context, body, cancelSchedule)),
    restore: asBusiness(({ body: { versionNo, ...seen } }, context) =>
      draftAct(context, async (member) => {
        const { transaction, caller } = member;
        const version = await findVersion(transaction, caller.acting.businessId, seen.terminal, versionNo);
        return version instanceof Refusal ? version : saveDraft(member, seen, version.schema);
      }),
    ),
    applyTemplate: asBusiness(({ body: { code, ...seen } }, context) =>
      draftAct(context, async (member) =>
        isTemplateCode(code)
          ? saveDraft(member, seen, await templateFor(member, code, seen.terminal))
          : refuse('notFound', SHOP_MESSAGES.templateGone),
      ),
    ),
    history: asBusiness(({ query }, context) =>
      by(context, ({ transaction, caller }) => listVersions(transaction, caller.acting.businessId, query.terminal)),
    ),
    version: asBusiness(({ query }, context) =>
      by(context, ({ transaction, caller }) =>
        showVersion(transaction, caller.acting.businessId, query.terminal, query.versionNo),
      ),
    ),
    templates: asBusiness(({ query }, context) =>
      by(context, async (member) => {
        const templates = [];
        for (const { code, name, about, themeColor } of TEMPLATES) {
          const schema = await templateFor(member, code, query.terminal);
          templates.push({ code, name, about, themeColor, schema });
        }
        return templates;
      }),
    ),
    blockSpecs: asBusiness(({ query }, context) =>
      by(context, async ({ transaction, caller }) => {
        const { level } = await readStanding(transaction, caller.acting.businessId);
        const blocks = blockTypesOf(query.terminal).map((type) => {
          const { label, group, about, max } = SHOP_BLOCKS[type];
          return { type, label, group, about, max, isLocked: isLocked(type, level) };
        });
        return { vipLevel: level, blocks };
      }),
    ),
    previewToken: asBusiness(({ body }, context) =>
      by(context, ({ transaction, caller }) => givePreview(transaction, caller.acting.businessId, body.terminal)),
    ),
    settings: asBusiness((_, context) =>
      by(context, ({ transaction, caller }) => readSettings(transaction, caller.acting.businessId)),
    ),
    saveCategories: asBusiness(({ body }, context) => by(context, (member) => saveCategories(member, body))),
    saveOffers: asBusiness(({ body }, context) => by(context, (member) => saveOffers(member, body))),
    savePath: asBusiness(({ body }, context) => by(context, (member) => savePath(member, body))),
    showPicture: asBusiness(({ body }, context) =>
      by(context, ({ transaction, caller }) => showPicture(transaction, caller, body.resourceId)),
    ),
    showVideo: asBusiness(({ body }, context) =>
      by(context, ({ transaction, caller }) => showVideo(transaction, caller, body.resourceId)),
    ),
  };
}

async function standingAfter(
  member: ActingMember,
  seen: SeenPage,
  work: (by: ActingMember, row: PageRow) => Promise<PageRow | Refusal>,
) {
  const row = await lockSeen(member, seen);
  const done = row instanceof Refusal ? row : await work(member, row);
  return done instanceof Refusal ? done : standingOf(member.transaction, member.caller, seen.terminal, done);
}

async function ownPage({ transaction, caller }: ActingMember, terminal: Terminal) {
  const businessId = knownRecordId(caller.acting.businessId);
  const facts = await companyFacts(transaction, businessId, true);
  if (facts === undefined) throw new TypeError('a member acts for a business that is not there');
  const row = await readPageRow(transaction, businessId, terminal);
  const schema = row?.draft ?? (await firstPage(transaction, businessId, terminal));
  const { level } = await readStanding(transaction, businessId);
  return {
    ...(await standingOf(transaction, caller, terminal, row)),
    ...{ schema, facts, isNew: row === undefined, vipLevel: level },
    resolved: await resolveBlocks(transaction, businessId, schema, true),
  };
}

async function templateFor({ transaction, caller }: ActingMember, code: TemplateCode, terminal: Terminal) {
  const { level, name } = await readStanding(transaction, caller.acting.businessId);
  return templatePage(code, { terminal, vipLevel: level, companyName: name, newId: randomUUID });
}
