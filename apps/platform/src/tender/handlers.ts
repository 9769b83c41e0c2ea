import type { tender } from '@jianzhu/api-client/contract';
import type { ArchiveServices } from '../attachment/archive-handler.ts';
import { readNow } from '../db/business-clock.ts';
import { atTime } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { asBusiness, type CallContext, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { ARCHIVE_PATH } from '../objects/object-keys.ts';
import { listRecords } from '../record/list-records.ts';
import type { ActingMember } from '../record/save-record.ts';
import { toSubmission } from '../record/to-submission.ts';
import { readGivenDocs } from '../sign-up/participation.ts';
import { announceChange } from './announce-change.ts';
import { claimTenderArchive } from './archive-tender.ts';
import { continueTender } from './continue-tender.ts';
import { exportLines } from './export-lines.ts';
import type { Tender } from './own-tender.ts';
import { copyTender, deleteTender, saveTender, tenderFromInquiry } from './save-tender.ts';
import { submitTender, tenderPublications, withdrawTender } from './submit-tender.ts';
import { readTender } from './tender-detail.ts';
import {
  countStatuses,
  hallTenders,
  invitedTenders,
  OFFERED_LIST,
  OWN_LIST,
  ownTenders,
  toHallRow,
  toOwnRow,
} from './tender-lists.ts';
import { terminateTender } from './terminate-tender.ts';

type Context = CallContext<BusinessMember>;

/** Tenders (domain rules 5). */
export function tenderHandlers({ database, store, links }: ArchiveServices): ContextHandlers<typeof tender> {
  const read = <T>({ caller }: Context, work: (transaction: Transaction) => Promise<T>) =>
    database.withSession(caller.session, work);
  /** A new draft, in its owner's session. */
  const draft = ({ caller, once }: Context, work: (by: ActingMember) => Promise<Tender | Refusal>) =>
    database.withSession(caller.session, (transaction) =>
      once(transaction, async () => submitted(await work({ transaction, caller }))),
    );
  return {
    list: asBusiness(({ query }, context) =>
      read(context, async (by) => {
        const now = await readNow(by);
        const rows = ownTenders(by, context.caller);
        return atTime(await listRecords(by, rows, OWN_LIST, query, (row) => toOwnRow(row, context.caller, now)), now);
      }),
    ),
    hall: asBusiness(({ query }, context) =>
      read(context, async (by) => {
        const rows = hallTenders(by, context.caller);
        return atTime(await listRecords(by, rows, OFFERED_LIST, query, toHallRow), await readNow(by));
      }),
    ),
    invited: asBusiness(({ query }, context) =>
      read(context, async (by) => {
        const rows = invitedTenders(by, context.caller);
        return atTime(await listRecords(by, rows, OFFERED_LIST, query, toHallRow), await readNow(by));
      }),
    ),
    statusCount: asBusiness(({ query }, context) =>
      read(context, (by) => countStatuses(by, context.caller, query.side)),
    ),
    detail: asBusiness(({ query }, context) => read(context, (by) => readTender(by, context.caller, query.id))),
    docs: asBusiness(({ query }, { caller }) => readGivenDocs(database, caller, query.id)),
    exportLines: asBusiness(({ body }, context) =>
      read(context, (transaction) => exportLines({ transaction, ...context }, body.id)),
    ),
    quota: asBusiness((_call, context) =>
      read(context, (by) => tenderPublications.read(by, context.caller.acting.businessId)),
    ),
    save: asBusiness(({ body }, { caller }) =>
      database.withSession(caller.session, async (transaction) =>
        submitted(await saveTender({ transaction, caller }, body)),
      ),
    ),
    submit: asBusiness(({ body }, { caller, once }) =>
      database.withWorker((transaction) =>
        once(transaction, async () => submitted(await submitTender(transaction, caller, body))),
      ),
    ),
    withdraw: asBusiness(({ body }, { caller }) =>
      database.withWorker(async (transaction) => submitted(await withdrawTender(transaction, caller, body))),
    ),
    continue: asBusiness(({ body }, { caller, once }) =>
      database.withWorker((transaction) =>
        once(transaction, async () => submitted(await continueTender(transaction, caller, body))),
      ),
    ),
    delete: asBusiness(({ body }, { caller }) =>
      database.withWorker((transaction) => deleteTender(transaction, caller, body)),
    ),
    changeNotice: asBusiness(({ body }, { caller, once }) =>
      database.withWorker((transaction) =>
        once(transaction, async () => submitted(await announceChange(transaction, caller, body))),
      ),
    ),
    terminate: asBusiness(({ body }, { caller }) =>
      database.withWorker(async (transaction) => submitted(await terminateTender(transaction, caller, body))),
    ),
    archive: asBusiness(async ({ body }, { caller, hostName }) => {
      const claim = await claimTenderArchive(database, caller, body.id);
      if (claim instanceof Refusal) return claim;
      return { url: `${store.archiveOrigin(hostName)}${ARCHIVE_PATH}?token=${links.sign(claim)}` };
    }),
    copy: asBusiness(({ body }, context) => draft(context, (by) => copyTender(by, body.id))),
    fromInquiry: asBusiness(({ body }, context) => draft(context, (by) => tenderFromInquiry(by, body.inquiryId))),
  };
}

const submitted = (row: Tender | Refusal) => (row instanceof Refusal ? row : toSubmission(row));
