import type { HomeCounters, MaterialPrice, SupplyDemandRow } from '@jianzhu/domain';
import type { MatchingData, MatchingRow, MaterialPrice as PriceItem } from '@jianzhu/ui/home';
import * as paths from '../../paths.ts';
import { machineTime, minuteOf } from '../../record/dates.ts';
import { countText, yuanText } from '../../record/figures.ts';

/**
 * Rows asked for per side: seven are shown, the rest serve the category filter. All of them travel with every page, so
 * it has the newest of a category, and the lists behind the section's links have them all.
 */
export const rowsPerSide = 20;

const toneOf: Readonly<Record<number, MatchingRow['status']['tone']>> = { 1: 'brand', 2: 'warning' };

export interface MatchingAnswers {
  readonly demands: readonly SupplyDemandRow[];
  readonly offers: readonly SupplyDemandRow[];
  readonly counters: HomeCounters;
  readonly prices: readonly MaterialPrice[];
}

/** The supply-demand section as it is shown. */
export function matchingData({ demands, offers, counters, prices }: MatchingAnswers): MatchingData {
  const [first] = prices;
  return {
    categories: categoriesOf([...demands, ...offers]),
    rows: { demand: demands.map(rowOf), supply: offers.map(rowOf) },
    publishInquiryHref: paths.addInquirySheet,
    publishProductHref: paths.publishProduct,
    counters: [
      { label: '今日新增询价', valueText: countText(counters.inquiryToday) },
      { label: '本月成交（单）', valueText: countText(counters.dealThisMonth) },
    ],
    ...(first && { prices: { scopeText: `${first.regionName}，${first.period}`, items: prices.map(priceOf) } }),
  };
}

/** So many have room beside each other. */
const MOST_CATEGORIES = 7;

/** The categories that occur, in the order in which they first do. */
function categoriesOf(rows: readonly SupplyDemandRow[]): MatchingData['categories'] {
  const labels = new Set(rows.map(({ categoryName }) => categoryName).filter(Boolean));
  return [...labels].slice(0, MOST_CATEGORIES).map((label) => ({ key: label, label }));
}

function rowOf(row: SupplyDemandRow): MatchingRow {
  const time = row.deadline || row.createTime;
  return {
    href: `${row.url}?id=${row.id}`,
    category: row.categoryName,
    title: row.title,
    specification: row.specification,
    company: row.companyName,
    region: row.regionName,
    amountText: row.side === 'supply' ? priceText(row) : quantityText(row),
    timeText: minuteOf(time),
    dateTime: machineTime(time),
    status: { label: row.statusLabel, tone: toneOf[row.status ?? 0] ?? 'neutral' },
  };
}

/** "9,600 m³", "1,280吨": a Latin unit stands apart. */
function quantityText({ quantity, unit }: SupplyDemandRow): string {
  return `${countText(Number(quantity))}${/^[a-z]/i.test(unit) ? ' ' : ''}${unit}`;
}

function priceText({ amount, unit }: SupplyDemandRow): string {
  return amount === null ? '面议' : `${yuanText(amount)}元/${unit}`;
}

function priceOf({ name, unit, price, change, trend }: MaterialPrice): PriceItem {
  return {
    name,
    unit,
    priceText: price === null ? '—' : yuanText(price),
    trend,
    ...(change === null || change === 0
      ? { changeText: '持平', direction: 'flat' as const }
      : change > 0
        ? { changeText: `涨${yuanText(change)}`, direction: 'up' as const }
        : { changeText: `跌${yuanText(-change)}`, direction: 'down' as const }),
  };
}
