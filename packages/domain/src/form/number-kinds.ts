import * as v from 'valibot';
import { normalizeNumberText } from '../money/number-text.ts';
import { parseQuantity } from '../money/quantity.ts';
import { MONEY_MAX_FEN, PRICE_MAX_FEN, parseYuan } from '../money/yuan-text.ts';
import { type FieldReading, fieldKind } from './field-reading.ts';
import { FORM_MESSAGES } from './messages.ts';

const NUMBER_FORM = /^-?(\d+\.?\d*|\.\d+)$/;

const isNumberText = (text: string): boolean => NUMBER_FORM.test(normalizeNumberText(text));

const isBlank = (input: string | number): boolean => String(input).trim() === '';

const typedNumber = {
  wire: v.union([v.number(), v.string()]),
  emptyMessage: FORM_MESSAGES.textEmpty,
  empty: null,
  isBlank,
} as const;

/** Amounts come as fen (a number, from the wire) or as yuan (a text, from an input). */
const fenBetween =
  (min: number, max: number) =>
  (input: string | number, label: string): FieldReading<number | null> => {
    if (typeof input === 'string' && !isNumberText(input)) return { message: FORM_MESSAGES.notNumber(label) };
    const fen = typeof input === 'string' ? parseYuan(input) : input;
    return fen !== null && Number.isInteger(fen) && fen >= min && fen <= max
      ? { value: fen }
      : { message: FORM_MESSAGES.moneyFormat(label) };
  };

const readMoney = fenBetween(0, MONEY_MAX_FEN);
const readPrice = fenBetween(1, PRICE_MAX_FEN);

/** Amount in fen. */
export const money = fieldKind<string | number, number | null>({
  ...typedNumber,
  read: (input, { label }) => readMoney(input, label),
});

/** Price of one unit in fen, above 0. */
export const price = fieldKind<string | number, number | null>({
  ...typedNumber,
  read: (input, { label }) => readPrice(input, label),
});

/** Quantity as decimal text, above 0, at most three decimals. */
export const qty = fieldKind<string, string>({
  wire: v.string(),
  emptyMessage: FORM_MESSAGES.textEmpty,
  empty: '',
  isBlank,
  read: (input, { label }) => {
    if (!isNumberText(input)) return { message: FORM_MESSAGES.notNumber(label) };
    const quantity = parseQuantity(input);
    return quantity === null ? { message: FORM_MESSAGES.quantityFormat(label) } : { value: quantity };
  },
});

const WHOLE_FORM = /^-?\d{1,15}$/;

/** Whole number from `min` to `max`. */
export const int = fieldKind<string | number, number | null>({
  ...typedNumber,
  read: (input, { label, min = 0, max = Number.MAX_SAFE_INTEGER }) => {
    const digits = normalizeNumberText(String(input));
    if (!isNumberText(digits)) return { message: FORM_MESSAGES.notNumber(label) };
    const value = Number(digits);
    return WHOLE_FORM.test(digits) && value >= min && value <= max
      ? { value }
      : { message: FORM_MESSAGES.integerRange(label, min, max) };
  },
});
