import './tables.ts';
import '../attachment/tables.ts';
import '../bid/tables.ts';
import '../evaluation/tables.ts';
import { TENDER_MESSAGES, TENDER_STATUS } from '@jianzhu/domain/tenders';
import { sql } from 'kysely';
import type { ArchiveClaim } from '../attachment/archive-links.ts';
import { uniqueNames } from '../attachment/file-names.ts';
import { withManifest } from '../attachment/manifest.ts';
import { ATTACHMENT_MESSAGES } from '../attachment/messages.ts';
import type { ArchiveEntry } from '../attachment/zip-archive.ts';
import { parseRecordId, type RecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { findRecord } from '../record/find-record.ts';
import { refuseReader } from '../record/refuse-reader.ts';
import { readSheets } from './archive-sheets.ts';
import { sheetFile } from './record-sheet.ts';

/** Whoever decides on a tender has all of it; nobody of the other side does. */
const READS = { owner: ['tender_award'], supplier: [] } as const;

/** Bids, marks and candidates of a tender are all there once it is decided, whichever way. */
const ARCHIVED: readonly number[] = [
  ...[TENDER_STATUS.awarded, TENDER_STATUS.ended, TENDER_STATUS.failed, TENDER_STATUS.terminated],
];

/** Whether the archive of a tender may be had at its stage. */
export const isArchived = (status: number): boolean => ARCHIVED.includes(status);

/** Lets a member of the buyer have everything of a tender that is decided as one archive. */
export async function claimTenderArchive(
  database: Database,
  caller: BusinessMember,
  id: string,
): Promise<ArchiveClaim | Refusal> {
  const row = await database.withSession(caller.session, (by) => findRecord(by, 'tender', id));
  if (row instanceof Refusal) return row;
  if (row.business_id !== caller.acting.businessId) return new Refusal('notFound');
  const refused = refuseReader(caller, row, READS);
  if (refused) return refused;
  if (!isArchived(row.status)) return refuse('stateConflict', TENDER_MESSAGES.notArchived);
  const tenderId = parseRecordId(row.id);
  if (tenderId === undefined) return new Refusal('notFound');
  return { ids: [], tenderId, loginId: caller.loginId };
}

/** What the archive of a tender holds, to be packed while it is read; undefined where there is no such tender. */
export async function readTenderArchive(
  database: Database,
  store: ObjectStore,
  tenderId: RecordId,
): Promise<{ readonly name: string; readonly entries: readonly ArchiveEntry[] } | undefined> {
  const found = await database.withWorker(async (by) => {
    const tender = await findRecord(by, 'tender', tenderId);
    if (tender instanceof Refusal || !isArchived(tender.status)) return undefined;
    return { tender, sheets: await readSheets(by, tender), files: await findTenderFiles(by, tenderId) };
  });
  if (found === undefined) return undefined;
  const { tender, sheets, files } = found;
  const records = sheets.map((sheet, index) => {
    const bytes = sheetFile(sheet);
    return {
      ...{ name: `${String(index + 1).padStart(2, '0')}-${sheet.name}.csv`, size: bytes.length },
      async *content() {
        yield bytes;
      },
    };
  });
  const companies = [...new Set(files.flatMap(({ company_id }) => company_id ?? []))];
  const nameOf = new Map(files.map(({ company_id, company }) => [company_id, company ?? '']));
  const ownFolders = uniqueNames(companies.map((id) => nameOf.get(id) ?? ''));
  const folderOf = ({ folder, company_id }: TenderFile) =>
    company_id === null ? folder : `${folder}/${ownFolders[companies.indexOf(company_id)]}`;
  const folders = new Map(
    files.map((file) => [folderOf(file), files.filter((one) => folderOf(one) === folderOf(file))]),
  );
  const documents = [...folders].flatMap(([folder, own]) => {
    const names = uniqueNames(own.map(({ file_name }) => file_name));
    return own.map(({ file_name, file_size, object_key }, index) => ({
      ...{ name: `${folder}/${names[index] ?? file_name}`, size: Number(file_size) },
      content: () => store.read(object_key),
    }));
  });
  const entries = withManifest([...records, ...documents], ATTACHMENT_MESSAGES.manifestName);
  return { name: ATTACHMENT_MESSAGES.tenderArchiveName(tender.code), entries };
}

interface TenderFile {
  readonly folder: string;
  /** Whose it is, below whose name it stands in the folder; null for what the buyer keeps of all. */
  readonly company_id: string | null;
  readonly company: string | null;
  readonly file_name: string;
  readonly file_size: string;
  readonly object_key: string;
}

/** Every file of a tender that its buyer may read: of bids only those that were opened, for good. */
async function findTenderFiles(transaction: Transaction, tenderId: RecordId): Promise<readonly TenderFile[]> {
  const { rows } = await sql<TenderFile>`
    with owned(owner_type, owner_id, folder, company) as (
      select 'tender_doc', ${tenderId}::bigint, '招标文件', null::bigint
      union all select 'tender', ${tenderId}::bigint, '采购清单与变更附件', null
      union all select 'tender_report', ${tenderId}::bigint, '评标报告', null
      union all select 'sign_up', id, '报名', business_id from sign_up where tender_id = ${tenderId}
      union all select 'deposit', id, '保函', business_id from deposit where tender_id = ${tenderId}
      union all select 'bid', bid_id, '投标文件', business_id from bid_open where tender_id = ${tenderId}
      union all select 'objection', id, '异议', null from objection where tender_id = ${tenderId}
      union all select 'question', id, '答疑', null from clarification where biz_type = 'tender' and biz_id = ${tenderId}
      union all
        select 'answer', id, '答疑', null from clarification_answer where biz_type = 'tender' and biz_id = ${tenderId}
      union all select 'deal', deal_id, '合同', null from tender_award where tender_id = ${tenderId}
    )
    select distinct o.folder, b.id as company_id, b.name as company, a.id, a.file_name, a.file_size, a.object_key
    from owned o
    join record_file f on f.owner_type = o.owner_type and f.owner_id = o.owner_id
    join attachment a on a.id = f.attachment_id and a.confirm_time is not null
    left join business b on b.id = o.company
    order by o.folder, b.id, a.id`.execute(transaction);
  return rows;
}
