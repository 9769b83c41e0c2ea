import { idSchema } from '@jianzhu/domain';
import { attachmentEntrySchema } from '@jianzhu/domain/forms';
import * as v from 'valibot';
import { calendarDay, keyword } from './fields.schema.ts';

// Parts that the calls of inquiries, quotations and deals share.

export const attachments = v.array(attachmentEntrySchema);

/** `YYYY-MM-DD HH:mm:ss`, or `YYYY-MM-DD` where a field is a day; '' where there is none. */
export const moment = v.string();

/** fen */
export const amount = v.number();
export const optionalAmount = v.nullable(v.number());

/** Statuses parted by commas. */
export const statusFilter = v.optional(v.pipe(v.string(), v.regex(/^\d(,\d){0,8}$/, '状态不正确')));

/** Statuses of a tender, of which there are fourteen, parted by commas. */
export const tenderStatusFilter = v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}(,\d{1,2}){0,13}$/, '状态不正确')));

export const categoryFilter = v.optional(v.pipe(v.string(), v.regex(/^\d{2}(\d{2})?$/, '品类不正确')));

/** Days from and to, both included: `publishTime` gives beginPublishTime and endPublishTime. */
export const dayRange = <const Name extends string>(name: Name) =>
  // The two names that the template makes.
  ({ [`begin${name}`]: v.optional(calendarDay), [`end${name}`]: v.optional(calendarDay) }) as Record<
    `begin${Name}` | `end${Name}`,
    v.OptionalSchema<typeof calendarDay, undefined>
  >;

/** 询价标题/单号 */
export const titleFilter = { keyword };

/** A line of the status log; who acted is a name to the own side and the side's name to the other. */
export const logEntry = v.object({
  action: v.string(),
  fromStatus: v.number(),
  toStatus: v.nullable(v.number()),
  operatorName: v.string(),
  reason: v.string(),
  createTime: moment,
});

/** What a line asks for; the same to both sides. */
export const askedLineEntries = {
  lineId: idSchema,
  lineNo: v.number(),
  categoryCode: v.nullable(v.string()),
  materialName: v.string(),
  spec: v.string(),
  brand: v.string(),
  acceptEquivalent: v.number(),
  unit: v.nullable(v.string()),
  quantity: v.string(),
  arrivalDate: moment,
  warrantyDays: v.nullable(v.number()),
  techRequire: v.string(),
  remark: v.string(),
  attachments,
  lineStatus: v.number(),
};

/** A line for a workbook; its reference price is the buyer's alone, and no supplier's answer has it. */
export const exportedLine = v.object({ ...askedLineEntries, refPrice: v.optional(optionalAmount) });

/** A company of the other side. */
export const counterpart = v.object({ businessId: idSchema, businessName: v.string() });
