import type { inquiry } from '@jianzhu/api-client/contract';
import { readNow } from '../db/business-clock.ts';
import type { Database } from '../db/database.ts';
import { atTime } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { asBusiness, type CallContext, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { answerPdf } from '../pdf/answer-pdf.ts';
import type { PdfMaker } from '../pdf/make-pdf.ts';
import { eachRecord } from '../record/each-record.ts';
import { exportRecords, markOf, watermarkOf } from '../record/export-records.ts';
import { findRecord } from '../record/find-record.ts';
import { listRecords } from '../record/list-records.ts';
import { refuseReader } from '../record/refuse-reader.ts';
import { toSubmission } from '../record/to-submission.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { awardInquiry, decideAward, withdrawAward } from './award-inquiry.ts';
import { readApprovalThreshold, setAwardRule } from './award-rule.ts';
import { readInvitees } from './buyer-part.ts';
import { compareForFile, compareInquiry } from './compare-inquiry.ts';
import { comparisonReport } from './comparison-report.ts';
import { countStatuses } from './count-statuses.ts';
import { excludeQuotation, restoreQuotation } from './exclude-quotation.ts';
import { readInquiry } from './inquiry-detail.ts';
import { readLines } from './inquiry-fields.ts';
import { OWN_LIST, ownInquiries, toOwnRow } from './inquiry-lists.ts';
import { acceptInvitation, declineInvitation, noteView } from './invitation.ts';
import { toAskedLine } from './line-view.ts';
import { REPORT_TEXTS } from './messages.ts';
import { INVITED_LIST, invitedInquiries, listHall, toHallRow } from './offered-inquiries.ts';
import { endSecondEarly, openEarly } from './open-inquiry.ts';
import { type Inquiry, READS } from './own-inquiry.ts';
import { closeInquiry, extendInquiry, inviteMore, supplementInquiry, withdrawInquiry } from './owner-acts.ts';
import { readLog } from './procurement-log.ts';
import { publishInquiry } from './publish-inquiry.ts';
import { inquiryPublications } from './publish-quota.ts';
import { chooseInvitees, copyInquiry, deleteInquiry, saveInquiry, splitInquiry } from './save-inquiry.ts';
import { readSecondRound } from './second-detail.ts';
import { startSecondRound } from './start-second.ts';

type Context = CallContext<BusinessMember>;

/** Inquiries (domain rules 3). */
export function inquiryHandlers(
  database: Database,
  keeper: KeyKeeper,
  pdfs: PdfMaker,
): ContextHandlers<typeof inquiry> {
  const read = <T>({ caller }: Context, work: (transaction: Transaction) => Promise<T>) =>
    database.withSession(caller.session, work);
  // An act reaches the records of both sides, which no session may; each looks itself whose they are.
  const act = (work: (transaction: Transaction) => Promise<Inquiry | Refusal>) =>
    database.withWorker(async (transaction) => submitted(await work(transaction)));
  const form = ({ once }: Context, work: (transaction: Transaction) => Promise<Inquiry | Refusal>) =>
    database.withWorker((transaction) => once(transaction, async () => submitted(await work(transaction))));
  /** A draft, in its owner's session. */
  const draft = ({ caller, once }: Context, work: (transaction: Transaction) => Promise<Inquiry | Refusal>) =>
    database.withSession(caller.session, (transaction) =>
      once(transaction, async () => submitted(await work(transaction))),
    );
  return {
    list: asBusiness(({ query }, context) =>
      read(context, async (by) => {
        const now = await readNow(by);
        const rows = ownInquiries(by, context.caller);
        return atTime(await listRecords(by, rows, OWN_LIST, query, (row) => toOwnRow(row, context.caller, now)), now);
      }),
    ),
    exportRows: asBusiness(({ body }, context) =>
      read(context, async (transaction) => {
        const { caller } = context;
        const now = await readNow(transaction);
        const rows = ownInquiries(transaction, caller);
        return exportRecords({ transaction, caller, now: context.now }, rows, OWN_LIST, body, (row) =>
          toOwnRow(row, caller, now),
        );
      }),
    ),
    hall: asBusiness(({ query }, context) =>
      read(context, async (by) => atTime(await listHall(by, context.caller, query), await readNow(by))),
    ),
    invited: asBusiness(({ query }, context) =>
      read(context, async (by) => {
        const rows = invitedInquiries(by, context.caller);
        return atTime(await listRecords(by, rows, INVITED_LIST, query, toHallRow), await readNow(by));
      }),
    ),
    statusCount: asBusiness(({ query }, context) =>
      read(context, (by) => countStatuses(by, context.caller, query.side)),
    ),
    detail: asBusiness(async ({ query }, context) => {
      const { caller } = context;
      const found = await read(context, (by) => readInquiry(by, caller, query.id));
      if (found instanceof Refusal || found.supplier?.invitee?.status !== 0) return found;
      await database.withWorker((by) => noteView(by, found.id, caller.acting.businessId));
      return read(context, (by) => readInquiry(by, caller, query.id));
    }),
    save: asBusiness(({ body }, { caller }) =>
      database.withSession(caller.session, async (transaction) =>
        submitted(await saveInquiry({ transaction, caller }, body)),
      ),
    ),
    chooseInvitees: asBusiness(({ body }, { caller }) =>
      database.withSession(caller.session, async (transaction) =>
        submitted(await chooseInvitees({ transaction, caller }, body)),
      ),
    ),
    quota: asBusiness((_call, context) =>
      read(context, (by) => inquiryPublications.read(by, context.caller.acting.businessId)),
    ),
    publish: asBusiness(({ body }, context) => form(context, (by) => publishInquiry(by, context.caller, keeper, body))),
    withdraw: asBusiness(({ body }, { caller }) => act((by) => withdrawInquiry(by, caller, body))),
    extend: asBusiness(({ body }, { caller }) => act((by) => extendInquiry(by, caller, body))),
    notice: asBusiness(({ body }, context) => form(context, (by) => supplementInquiry(by, context.caller, body))),
    invite: asBusiness(({ body }, context) => form(context, (by) => inviteMore(by, context.caller, body))),
    open: asBusiness(({ body }, { caller }) => act((by) => openEarly(by, caller, keeper, body))),
    close: asBusiness(({ body }, { caller }) => act((by) => closeInquiry(by, caller, body))),
    copy: asBusiness(({ body }, context) =>
      draft(context, (transaction) => copyInquiry({ transaction, caller: context.caller }, body.id)),
    ),
    split: asBusiness(({ body }, context) =>
      draft(context, (transaction) => splitInquiry({ transaction, caller: context.caller }, body)),
    ),
    delete: asBusiness(({ body }, { caller }) => database.withWorker((by) => deleteInquiry(by, caller, body))),
    deleteMany: asBusiness(({ body }, { caller }) =>
      database.withWorker((by) => eachRecord(body.records, (seen) => deleteInquiry(by, caller, seen))),
    ),
    acceptInvite: asBusiness(({ body }, { caller }) =>
      database.withWorker((by) => acceptInvitation(by, caller, body.id)),
    ),
    declineInvite: asBusiness(({ body }, { caller }) =>
      database.withWorker((by) => declineInvitation(by, caller, body)),
    ),
    exportLines: asBusiness(({ body }, context) => read(context, (by) => exportLines(by, context, body.id))),
    invitees: asBusiness(({ query }, context) => read(context, (by) => readInvitees(by, context.caller, query))),
    log: asBusiness(({ query }, context) =>
      read(context, async (by) => {
        const row = await findRecord(by, 'inquiry', query.id);
        if (row instanceof Refusal) return row;
        const refused = refuseReader(context.caller, row, READS);
        return refused ?? readLog(by, context.caller, 'inquiry', row.id, row.business_id);
      }),
    ),
    compare: asBusiness(({ query }, context) => read(context, (by) => compareInquiry(by, context.caller, query))),
    exportComparison: asBusiness(({ body }, context) =>
      read(context, async (transaction) => {
        const compared = await compareForFile(transaction, context.caller, body);
        if (compared instanceof Refusal) return compared;
        const { mark } = await markOf({ transaction, ...context }, compared.lines.length);
        return { ...compared, mark };
      }),
    ),
    awardRule: asBusiness((_call, context) =>
      read(context, async (by) => ({
        approvalThreshold: await readApprovalThreshold(by, context.caller.acting.businessId),
      })),
    ),
    setAwardRule: asBusiness(({ body }, context) =>
      read(context, (by) => setAwardRule(by, context.caller.acting.businessId, body)),
    ),
    comparisonFile: asBusiness(async ({ body }, context) => {
      const report = await read(context, async (transaction) => {
        const compared = await compareForFile(transaction, context.caller, body);
        if (compared instanceof Refusal) return compared;
        const by = { transaction, ...context };
        const { mark } = await markOf(by, compared.lines.length);
        return comparisonReport(compared, { mode: body.taxMode, mark, watermark: await watermarkOf(by) });
      });
      return report instanceof Refusal ? report : answerPdf(pdfs, report, REPORT_TEXTS.fileName(report.foot), context);
    }),
    exclude: asBusiness(({ body }, { caller }) => act((by) => excludeQuotation(by, caller, body))),
    restore: asBusiness(({ body }, { caller }) => act((by) => restoreQuotation(by, caller, body))),
    award: asBusiness(({ body }, context) =>
      database.withWorker((by) =>
        context.once(by, async () => {
          const done = await awardInquiry(by, context.caller, body);
          return done instanceof Refusal ? done : { ...toSubmission(done.row), isHeld: done.isHeld };
        }),
      ),
    ),
    awardApprove: asBusiness(({ body }, context) => form(context, (by) => decideAward(by, context.caller, body))),
    awardWithdraw: asBusiness(({ body }, { caller }) => act((by) => withdrawAward(by, caller, body))),
    startSecond: asBusiness(({ body }, context) =>
      form(context, (by) => startSecondRound(by, context.caller, keeper, body)),
    ),
    endSecond: asBusiness(({ body }, { caller }) => act((by) => endSecondEarly(by, caller, keeper, body))),
    second: asBusiness(({ query }, context) =>
      read(context, (by) => readSecondRound(by, context.caller, keeper, query.id)),
    ),
  };
}

const submitted = (row: Inquiry | Refusal) => (row instanceof Refusal ? row : toSubmission(row));

async function exportLines(transaction: Transaction, context: Context, id: string) {
  const { caller } = context;
  const row = await findRecord(transaction, 'inquiry', id);
  if (row instanceof Refusal) return row;
  const keys = { owner: ['inquiry_export'], supplier: ['quotation_view'] } as const;
  const refused = refuseReader(caller, row, keys);
  if (refused) return refused;
  const isOwner = row.business_id === caller.acting.businessId;
  const lines = await readLines(transaction, row.id);
  const own = await transaction
    .selectFrom('inquiry_private')
    .select('ref_prices')
    .where('inquiry_id', '=', row.id)
    .executeTakeFirst();
  const rows = lines.map((line) => ({
    ...toAskedLine(line),
    ...(isOwner && { refPrice: own?.ref_prices[line.id] ?? null }),
  }));
  return { rows, ...(await markOf({ transaction, ...context }, rows.length)) };
}
