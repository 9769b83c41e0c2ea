import * as v from 'valibot';
import { dictionary } from '../dictionary/dictionary.ts';
import { field } from '../form/field.ts';
import type { PermissionKey } from '../permission/permission-keys.ts';

/** Suppliers that a business keeps at most. */
export const MOST_SUPPLIERS = 1000;

export const SUPPLIER_LEVELS = dictionary([
  ['A', 'A级', 'success'],
  ['B', 'B级', 'brand'],
  ['C', 'C级', 'warning'],
  ['D', 'D级', 'danger'],
]);

/** What a buyer notes of a supplier in its library (domain rules 3.7). */
export const supplierRecord = v.object({
  groupName: field('str', { label: '分组', max: 20 }),
  level: field('enum', { label: '评级', dictionary: SUPPLIER_LEVELS }),
  remark: field('str', { label: '备注', max: 200 }),
});

export type SupplierFields = v.InferOutput<typeof supplierRecord>;

/** Why a supplier is kept away. */
export const blacklistRecord = v.object({
  reason: field('str', { label: '拉黑原因', required: true, min: 2, max: 100 }),
});

/** What can be done to a supplier of the library, and by whom. */
export const SUPPLIER_ACTS = {
  update: 'supplier_edit',
  remove: 'supplier_edit',
  black: 'supplier_black',
  unblack: 'supplier_black',
} as const satisfies Readonly<Record<string, PermissionKey>>;

export type SupplierAct = keyof typeof SUPPLIER_ACTS;
