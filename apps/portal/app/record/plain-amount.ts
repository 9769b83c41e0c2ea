import { formatMoney } from '@jianzhu/domain/money';

/** An amount in fen without its sign, as it stands in a column of amounts; a dash where there is none. */
export const plainAmount = (fen: number | null | undefined): string => (fen == null ? '—' : formatMoney(fen).slice(1));

const fourDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 4, maximumFractionDigits: 4 });

/** The price of one unit without tax, yuan with four decimals, as it is read; '' where there is none. */
export const netPriceText = (yuan: string): string => (yuan === '' ? '' : fourDecimals.format(Number(yuan)));
