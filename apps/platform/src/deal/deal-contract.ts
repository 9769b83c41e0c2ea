import './tables.ts';
import { DEAL_MESSAGES } from '@jianzhu/domain/deals';
import type { AttachmentEntry } from '@jianzhu/domain/forms';
import { setFiles, takeFiles } from '../attachment/record-files.ts';
import { parseRecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { settleTender } from '../evaluation/tender-deal.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import type { Seen } from '../record/save-record.ts';
import { toSubmission } from '../record/to-submission.ts';
import { actOn } from './deal-acts.ts';

/** Sets the files of the contract while the deal runs; those of the other side stay among them. */
export async function setContract(
  transaction: Transaction,
  caller: BusinessMember,
  { attachments, ...seen }: Seen & { readonly attachments: readonly AttachmentEntry[] },
) {
  const keep = await takeFiles(transaction, caller, { type: 'deal', id: seen.id }, attachments);
  if (keep instanceof Refusal) return keep;
  const files = keep(attachments);
  const others = await findOthersFiles(transaction, caller, seen.id);
  if (others.some((id) => !files.some((file) => file.id === id))) {
    return refuseField('attachments', DEAL_MESSAGES.othersContract);
  }
  const columns = () => ({ contract_attachments: JSON.stringify(files) });
  const deal = await actOn(transaction, caller, seen, { action: 'contract', columns });
  if (deal instanceof Refusal) return deal;
  await setFiles(transaction, { type: 'deal', id: deal.id }, files);
  await settleTender(transaction, deal, caller.acting.businessId);
  return toSubmission(deal);
}

/** Files that the other side of an own deal has added to it. */
async function findOthersFiles(transaction: Transaction, { acting }: BusinessMember, id: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('record_file')
    .innerJoin('deal', 'deal.id', 'record_file.owner_id')
    .select('attachment_id')
    .where('owner_type', '=', 'deal')
    .where('owner_id', '=', parseRecordId(id) ?? null)
    .where('record_file.business_id', '<>', acting.businessId)
    .where((is) =>
      is.or([is('deal.business_id', '=', acting.businessId), is('deal.supplier_business_id', '=', acting.businessId)]),
    )
    .execute();
  return rows.map(({ attachment_id }) => attachment_id);
}
