import { normalizeNumberText } from './number-text.ts';

const QUANTITY_FORM = /^(0|[1-9]\d{0,8})(?:\.(\d{1,3}))?$/;

/** Quantity in thousandths of its unit; null unless above 0 with at most nine digits and three decimals. */
export function quantityThousandths(text: string): bigint | null {
  const [, whole, decimals = ''] = QUANTITY_FORM.exec(normalizeNumberText(text)) ?? [];
  if (whole === undefined) return null;
  const thousandths = BigInt(whole + decimals.padEnd(3, '0'));
  return thousandths > 0n ? thousandths : null;
}

/** A typed quantity in the form that is stored (`１２.５` is 12.5); null for what is no quantity. */
export function parseQuantity(text: string): string | null {
  return quantityThousandths(text) === null ? null : normalizeNumberText(text);
}

/** A stored quantity as pages show it: `1086.4` is 1,086.4. */
export function formatQuantity(stored: string): string {
  const [whole = '', decimals] = stored.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
