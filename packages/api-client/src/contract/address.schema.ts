import { ADDRESS_TAGS, type AddressFields, addressRecord } from '@jianzhu/domain/addresses';
import * as v from 'valibot';
import { byId, keyword, recordId } from './fields.schema.ts';
import { exportOf, pageOf, pagingEntries, sortEntry } from './page.ts';
import { outcomeOfMany, recordEntries, savedRecord, seenRecord, seenRecords } from './record.schema.ts';

export const addressSorts = ['updateTime', 'receiver'] as const;

const row = v.object({
  ...recordEntries,
  receiver: v.string(),
  phoneMasked: v.string(),
  /** 吉林省 长春市 朝阳区 */
  regionText: v.string(),
  detail: v.string(),
  siteName: v.string(),
  tag: v.nullable(v.number()),
  isDefault: v.number(),
});

const detail = v.object({ ...recordEntries, ...addressRecord.entries });

/** A place of the map: a point (BD-09) and the address that it has. */
const place = v.object({
  name: v.string(),
  address: v.string(),
  longitude: v.number(),
  latitude: v.number(),
  region: addressRecord.entries.region,
});

const degrees = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number('坐标不正确'));

const filterEntries = {
  ...sortEntry(addressSorts),
  /** Of the person, the place or its name. */
  keyword,
  tag: v.optional(
    v.pipe(
      v.union([v.number(), v.string()]),
      v.transform(Number),
      v.picklist(
        ADDRESS_TAGS.map(({ value }) => value),
        '地址标签不正确',
      ),
    ),
  ),
};

export const addressSchemas = {
  list: {
    query: v.object({ ...pagingEntries, ...filterEntries }),
    data: pageOf(row),
  },
  exportRows: { body: v.object(filterEntries), data: exportOf(row) },
  detail: { query: byId, data: detail },
  save: { body: savedRecord<AddressFields>(addressRecord), data: detail },
  delete: { body: seenRecord, data: v.null() },
  deleteMany: { body: seenRecords, data: outcomeOfMany },
  setDefault: { body: seenRecord, data: detail },
  /** Reads a pasted line: what could be told apart, '' and null for the rest. */
  parse: {
    body: v.object({
      text: v.pipe(
        v.string('请粘贴地址文本'),
        v.trim(),
        v.nonEmpty('请粘贴地址文本'),
        v.maxLength(300, '地址文本不能超过300个字'),
      ),
    }),
    data: v.object({
      receiver: v.string(),
      phone: v.string(),
      landline: v.string(),
      region: v.nullable(addressRecord.entries.region),
      detail: v.string(),
      postcode: v.string(),
    }),
  },
  searchPlaces: {
    query: v.object({
      keyword: v.pipe(
        v.string('请输入地址关键字'),
        v.trim(),
        v.nonEmpty('请输入地址关键字'),
        v.maxLength(50, '关键词不能超过50个字'),
      ),
      /** Division code of the city to look in first. */
      city: v.optional(recordId),
    }),
    /** At most ten, the best first. */
    data: v.array(place),
  },
  /** The nearest known place; null where there is none. */
  placeAt: { query: v.object({ lng: degrees, lat: degrees }), data: v.nullable(place) },
};
