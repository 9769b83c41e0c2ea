import { normalizeNumberText } from './number-text.ts';

/** Largest amount: 99,999,999,999.99 yuan. */
export const MONEY_MAX_FEN = 9_999_999_999_999;
/** Largest unit price. */
export const PRICE_MAX_FEN = 99_999_999_999;

const YUAN_FORM = /^(0|[1-9]\d*)(?:\.(\d{1,2}))?$/;

/**
 * Fen of an amount typed in yuan with at most two decimals, read digit by digit and never through a float; null for
 * anything else or above MONEY_MAX_FEN.
 */
export function parseYuan(text: string): number | null {
  const [, yuan, decimals = ''] = YUAN_FORM.exec(normalizeNumberText(text)) ?? [];
  if (yuan === undefined) return null;
  const fen = Number(yuan + decimals.padEnd(2, '0'));
  return fen <= MONEY_MAX_FEN ? fen : null;
}

/** Yuan of an amount in fen, two decimals, as an input field shows it: 1234.50. */
export function yuanText(fen: number): string {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Amount in fen as pages show it: ¥1,234.50. */
export function formatMoney(fen: number): string {
  const [yuan = '', decimals] = yuanText(Math.abs(fen)).split('.');
  return `${fen < 0 ? '-' : ''}¥${yuan.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}
