import { dictionary } from '../dictionary/dictionary.ts';

/** What lawyers work in, and what packages of legal services cover (domain rules 11.4). */
export const LAW_FIELDS = dictionary([
  [1, '建设工程'],
  [2, '合同纠纷'],
  [3, '劳动用工'],
  [4, '招投标'],
  [5, '公司治理'],
  [6, '知识产权'],
  [7, '债权债务'],
  [8, '刑事'],
]);

/** Years that a lawyer has practised. */
export const YEARS_BANDS = dictionary([
  [1, '1-3年'],
  [2, '3-5年'],
  [3, '5-10年'],
  [4, '10年以上'],
]);

/** What a package costs. */
export const PACKAGE_PRICE_BANDS = dictionary([
  [1, '2,000元以下'],
  [2, '2,000-5,000元'],
  [3, '5,000-20,000元'],
  [4, '20,000元以上'],
]);

/** From one on, and less than the other; null is without limit. */
type Band = readonly [from: number, before: number | null];

const YEARS: Readonly<Record<number, Band>> = { 1: [1, 3], 2: [3, 5], 3: [5, 10], 4: [10, null] };
/** fen */
const PRICES: Readonly<Record<number, Band>> = {
  1: [0, 200_000],
  2: [200_000, 500_000],
  3: [500_000, 2_000_000],
  4: [2_000_000, null],
};

/** The years of a band of `YEARS_BANDS`; null for a code that it does not have. */
export const yearsOfBand = (code: number): Band | null => YEARS[code] ?? null;

/** The prices of a band of `PACKAGE_PRICE_BANDS`, in fen; null for a code that it does not have. */
export const pricesOfBand = (code: number): Band | null => PRICES[code] ?? null;

/** What became of a booked consultation. */
export const BOOKING_STATUS = { booked: 1, cancelled: 2 } as const;

/** Consultations that one phone number may have before it at a time, one with each lawyer (decision 72). */
export const MOST_BOOKINGS = 3;
