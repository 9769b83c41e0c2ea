import * as v from 'valibot';
import { dictionary } from '../dictionary/dictionary.ts';
import { OTHER_VALUE } from '../dictionary/shared-dictionaries.ts';
import { field } from '../form/field.ts';
import { checkLandline, checkPostcode } from '../identifier/contact.ts';
import type { PermissionKey } from '../permission/permission-keys.ts';
import { ADDRESS_MESSAGES } from './messages.ts';

/** 地址标签. */
export const ADDRESS_TAGS = dictionary([
  [1, '工地'],
  [2, '仓库'],
  [3, '公司'],
  [OTHER_VALUE, '其他'],
]);

/** Addresses that a business keeps at most. */
export const MOST_ADDRESSES = 50;

/** A coordinate in degrees (BD-09); null where no point was chosen. */
const degrees = (min: number, max: number) =>
  v.nullish(
    v.pipe(
      v.number(ADDRESS_MESSAGES.pointOutside),
      v.minValue(min, ADDRESS_MESSAGES.pointOutside),
      v.maxValue(max, ADDRESS_MESSAGES.pointOutside),
      v.transform((value) => Math.round(value * 1e6) / 1e6),
    ),
    null,
  );

/** A delivery address as it is filled in (domain rules 3.8). */
export const addressRecord = v.object({
  receiver: field('str', { label: '收货人', required: true, min: 2, max: 20 }),
  phone: field('phone', { label: '手机号码', required: true }),
  landline: field('str', { label: '固定电话', check: checkLandline }),
  region: field('region', { label: '所在地区', required: true, emptyMessage: ADDRESS_MESSAGES.region }),
  detail: field('str', {
    label: '详细地址',
    required: true,
    min: 5,
    max: 100,
    lengthMessage: ADDRESS_MESSAGES.detailLength,
  }),
  siteName: field('str', { label: '工地/仓库名称', max: 40 }),
  postcode: field('str', { label: '邮政编码', check: checkPostcode }),
  longitude: degrees(73, 136),
  latitude: degrees(3, 54),
  tag: field('enum', { label: '地址标签', dictionary: ADDRESS_TAGS }),
  isDefault: field('bool', { label: '设为默认地址' }),
});

export type AddressFields = v.InferOutput<typeof addressRecord>;

/** What can be done to an address, and by whom. */
export const ADDRESS_ACTS = {
  edit: 'address_edit',
  setDefault: 'address_edit',
  delete: 'address_delete',
} as const satisfies Readonly<Record<string, PermissionKey>>;

export type AddressAct = keyof typeof ADDRESS_ACTS;
