import type { AttachmentEntry } from '@jianzhu/domain/forms';
import type { LineRow } from './inquiry-fields.ts';
import { toBit } from './to-bit.ts';

type AskedRow = Omit<LineRow, 'inquiry_id' | 'business_id' | 'attachments'> & {
  readonly attachments: readonly AttachmentEntry[];
};

/** What a line asks for, as both sides read it. */
export const toAskedLine = (line: AskedRow) => ({
  lineId: line.id,
  lineNo: line.line_no,
  categoryCode: line.category_code,
  materialName: line.material_name,
  spec: line.spec,
  brand: line.brand,
  acceptEquivalent: toBit(line.accept_equivalent),
  unit: line.unit,
  quantity: line.quantity,
  arrivalDate: line.arrival_date ?? '',
  warrantyDays: line.warranty_days,
  techRequire: line.tech_require,
  remark: line.remark,
  attachments: [...line.attachments],
  lineStatus: line.line_status,
});
