import * as v from 'valibot';
import { type AttachmentEntry, attachmentEntrySchema, MODIFY_STATUS } from '../attachment/attachment-entry.ts';
import type { DictionaryItem } from '../dictionary/dictionary.ts';
import { TAX_RATES, type TaxRate } from '../money/tax-rate.ts';
import { parseDateTime } from '../time/shanghai-time.ts';
import { type FieldReading, fieldKind } from './field-reading.ts';
import { FORM_MESSAGES } from './messages.ts';
import { type Region, regionSchema } from './region.ts';

const DATE_LENGTH = 'YYYY-MM-DD'.length;
const DATE_TIME_LENGTH = 'YYYY-MM-DD HH:mm:ss'.length;

const isBlank = (input: string | number): boolean => String(input).trim() === '';

const momentOfLength = (length: number) =>
  fieldKind<string, string>({
    wire: v.string(),
    emptyMessage: FORM_MESSAGES.selectionEmpty,
    empty: '',
    isBlank,
    read: (input, { label }) =>
      input.length === length && parseDateTime(input) !== null
        ? { value: input }
        : { message: FORM_MESSAGES.selectionEmpty(label) },
  });

/** A day, `YYYY-MM-DD`. */
export const date = momentOfLength(DATE_LENGTH);

/** A moment in Asia/Shanghai, `YYYY-MM-DD HH:mm:ss`. */
export const dt = momentOfLength(DATE_TIME_LENGTH);

const chosen = <Value extends string | number>(
  items: readonly DictionaryItem<Value>[],
  input: string | number,
  label: string,
): FieldReading<Value> => {
  const item = items.find(({ value }) => String(value) === String(input));
  return item ? { value: item.value } : { message: FORM_MESSAGES.selectionEmpty(label) };
};

const choice = {
  wire: v.union([v.number(), v.string()]),
  emptyMessage: FORM_MESSAGES.selectionEmpty,
  empty: null,
  isBlank,
} as const;

/** One value of the field's dictionary; digits choose the number that they write. */
export const oneOf = fieldKind<string | number, string | number | null>({
  ...choice,
  read: (input, { label, dictionary = [] }) => chosen(dictionary, input, label),
});

/** A tax rate in percent. */
export const rate = fieldKind<string | number, TaxRate | null>({
  ...choice,
  read: (input, { label }) => chosen(TAX_RATES, input, label),
});

/** Yes (1) or no (0). */
export const bool = fieldKind<boolean | number | string, 0 | 1>({
  wire: v.union([v.boolean(), v.picklist([1, 0, '1', '0'])]),
  emptyMessage: FORM_MESSAGES.selectionEmpty,
  empty: 0,
  read: (input) => ({ value: Number(input) === 1 ? 1 : 0 }),
});

/** A place down to its district. */
export const region = fieldKind<Region, Region | null>({
  wire: regionSchema,
  emptyMessage: FORM_MESSAGES.selectionEmpty,
  empty: null,
  read: (value) => ({ value }),
});

const kept = (entries: readonly AttachmentEntry[]): number =>
  entries.filter(({ modifyStatus }) => modifyStatus !== MODIFY_STATUS.deleted).length;

/** A list of attachments; entries marked as deleted do not count. */
export const att = fieldKind<AttachmentEntry[], AttachmentEntry[]>({
  wire: v.array(attachmentEntrySchema),
  emptyMessage: FORM_MESSAGES.uploadEmpty,
  empty: [],
  isBlank: (entries) => kept(entries) === 0,
  // The same file twice is one.
  read: (given, { label, min = 0, max = Number.POSITIVE_INFINITY, lengthMessage }) => {
    const entries = given.filter(({ id }, index) => given.findIndex((entry) => entry.id === id) === index);
    const count = kept(entries);
    if (count < min) return { message: FORM_MESSAGES.uploadEmpty(label) };
    return count > max ? { message: lengthMessage ?? FORM_MESSAGES.listTooLong(label, max) } : { value: entries };
  },
});
