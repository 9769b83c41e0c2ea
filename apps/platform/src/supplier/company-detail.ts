import '../showcase/tables.ts';
import { parseRecordId } from '../db/context.ts';
import { Refusal } from '../http/refusal.ts';
import type { ActingMember } from '../record/save-record.ts';
import { readKnownContact } from '../showcase/company-contact.ts';
import { findCompany } from '../showcase/company-detail.ts';
import { companyRows, toCandidate } from './candidates.ts';
import { findRelation } from './library.ts';

/** A counterpart as a member sees it (domain rules 4.9); one that does not show itself is its name and its figures. */
export async function readCompany(by: ActingMember, businessId: string) {
  const { transaction, caller } = by;
  const id = parseRecordId(businessId);
  const row = id && (await companyRows(transaction).where('business.id', '=', id).executeTakeFirst());
  if (!row) return new Refusal('notFound');
  const shown = await findCompany(transaction, row.id, true);
  const figures = await transaction
    .selectFrom('supplier_figure')
    .select(['rating_count', 'quality_sum', 'delivery_sum', 'service_sum'])
    .where('supplier_id', '=', row.id)
    .executeTakeFirst();
  return {
    ...toCandidate(row, caller.acting.businessId),
    logo: shown?.logo ?? '',
    nature: '',
    establishDate: shown?.establishDate ?? '',
    registeredCapital: shown?.registeredCapital ?? '',
    regionText: shown?.regionName ?? '',
    intro: shown?.intro ?? '',
    contactName: shown?.contactName ?? '',
    phoneMasked: shown?.phoneMasked ?? '',
    contact: await readKnownContact(transaction, caller, row.id),
    qualifications: shown?.qualifications ?? [],
    projects: shown?.projects ?? [],
    // Products come with their own part.
    products: [],
    scores: figures === undefined || figures.rating_count === 0 ? null : scoresOf(figures),
    relation: (await findRelation(by, row.id)) ?? null,
  };
}

function scoresOf(figures: {
  readonly rating_count: number;
  readonly quality_sum: number;
  readonly delivery_sum: number;
  readonly service_sum: number;
}) {
  const { rating_count: count } = figures;
  const mean = (sum: number) => Math.round((sum / count) * 10) / 10;
  return {
    quality: mean(figures.quality_sum),
    delivery: mean(figures.delivery_sum),
    service: mean(figures.service_sum),
    count,
  };
}
