import * as v from 'valibot';
import { MEMBER_MESSAGES } from '../member/messages.ts';
import { checkPhoneField } from '../member/phone.ts';
import { type FieldOptions, type FieldReading, fieldKind } from './field-reading.ts';
import { FORM_MESSAGES } from './messages.ts';

/** Of no width, or turning the direction of what follows: two names that look alike would differ by them. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

const withoutControls = (text: string): string => text.replace(/\p{Cc}/gu, '').replace(UNSEEN, '');

const withoutControlsButLines = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');

const measured = (
  text: string,
  { label, min = 0, max = Number.POSITIVE_INFINITY, lengthMessage }: FieldOptions,
): FieldReading<string> => {
  const length = [...text].length;
  if (length < min) return { message: lengthMessage ?? FORM_MESSAGES.tooShort(label, min) };
  return length > max ? { message: lengthMessage ?? FORM_MESSAGES.tooLong(label, max) } : { value: text };
};

const isBlank = (text: string): boolean => withoutControls(text).trim() === '';

const isBlankMarkup = (html: string): boolean =>
  !/<img\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';

const written = { wire: v.string(), emptyMessage: FORM_MESSAGES.textEmpty, empty: '' } as const;

/** One line: characters that show nothing and surrounding blanks go. */
export const str = fieldKind<string, string>({
  ...written,
  isBlank,
  read: (input, options) => {
    const text = withoutControls(input).trim();
    return measured(options.normalize?.(text) ?? text, options);
  },
});

/** Several lines; the line breaks stay. */
export const text = fieldKind<string, string>({
  ...written,
  isBlank,
  read: (input, options) => measured(withoutControlsButLines(input), options),
});

/** Markup, measured after it was made safe. */
export const rich = fieldKind<string, string>({
  ...written,
  isBlank: isBlankMarkup,
  read: (input, options) => measured(options.sanitize?.(input) ?? input, options),
});

/** A mobile number; missing and malformed ones have the same message (specification 5). */
export const phone = fieldKind<string, string>({
  ...written,
  emptyMessage: () => MEMBER_MESSAGES.phoneField,
  isBlank,
  read: (input) => {
    const digits = input.trim();
    return checkPhoneField(digits) ? { message: MEMBER_MESSAGES.phoneField } : { value: digits };
  },
});

const ID_FORM = /^\d{1,20}$/;

/** Id of another record, as digits. */
export const id = fieldKind<string, string>({
  ...written,
  emptyMessage: FORM_MESSAGES.selectionEmpty,
  isBlank,
  read: (input, { label }) =>
    ID_FORM.test(input) ? { value: input } : { message: FORM_MESSAGES.selectionEmpty(label) },
});
