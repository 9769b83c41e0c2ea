import { formatMoney } from '@jianzhu/domain/money';

/** An amount in fen without its sign, as it stands in a column of amounts; a dash where there is none. */
export const plainAmount = (fen: number | null | undefined): string => (fen == null ? '—' : formatMoney(fen).slice(1));
