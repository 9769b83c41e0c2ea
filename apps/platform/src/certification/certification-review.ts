import '../attachment/tables.ts';
import '../member/tables.ts';
import { CERTIFICATION_NOTICES } from '@jianzhu/domain/certifications';
import { CERTIFICATION_MATERIALS, MATERIAL_KINDS, materialBusinessType } from '@jianzhu/domain/member-center';
import { defineReviewMachine } from '@jianzhu/domain/records';
import type { Transaction } from '../db/schema.ts';
import { fileForReview } from '../review/files-for-review.ts';
import type { ReviewKind } from '../review/review-kind.ts';
import { CERTIFICATION_MESSAGES } from './messages.ts';

const MATERIAL_PAGE = '/user/standard-certification/uploadImageOrVideo';

/** The papers that a business hands in beside its certification, under review; the record is the business itself. */
export const certificationReview: ReviewKind = {
  label: CERTIFICATION_MESSAGES.material,
  machine: defineReviewMachine('certification_submit'),
  numberedAs: 'certification',
  async describe(transaction, businessId) {
    if (businessId === null) throw new TypeError('a certification of nobody');
    const { name } = await transaction
      .selectFrom('business')
      .select('name')
      .where('id', '=', businessId)
      .executeTakeFirstOrThrow();
    return {
      fields: [{ label: CERTIFICATION_MESSAGES.businessName, value: name }],
      files: await readMaterials(transaction, businessId),
    };
  },
  // Papers certify nobody: that is the word on an application, with a credit code that no other company has.
  decided: async (_transaction, { reason }) => ({ ...CERTIFICATION_NOTICES.materials(reason), jumpUrl: MATERIAL_PAGE }),
};

const KIND_BY_TYPE = new Map(MATERIAL_KINDS.map((kind) => [materialBusinessType(kind), kind]));

async function readMaterials(transaction: Transaction, businessId: string) {
  const rows = await transaction
    .selectFrom('attachment')
    .select(['id', 'file_name', 'file_size', 'object_key', 'owner_type'])
    .where('owner_id', '=', businessId)
    .where('owner_type', 'in', [...KIND_BY_TYPE.keys()])
    .where('confirm_time', 'is not', null)
    .orderBy('owner_type')
    .orderBy('owner_place')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const kind = KIND_BY_TYPE.get(row.owner_type);
    return fileForReview(row, kind ? CERTIFICATION_MATERIALS[kind].label : '');
  });
}
