import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { officeTime } from './office-hours.ts';

const LIBRARY = 34;
const GROUPS = ['主材战略', '周转与辅材', '机电安装', '备选', ''] as const;
const LEVELS = ['A', 'B', 'B', 'C', null, 'A', 'D'] as const;
const REMARKS = [
  '账期稳定，可预约到货',
  '旺季需提前一周排产',
  '',
  '支持冬期保温运输',
  '',
  '送货单与磅单一并提供',
] as const;
/** Places in the library that are kept away, with the reason. */
const BLACK: Readonly<Record<number, string>> = { 9: '两批材料复检不合格，未按约换货', 23: '中标后拒不供货' };

/** The libraries of two buyers, and what the platform has counted of every supplier. */
export async function writeSuppliers(
  demo: DemoWriter,
  companies: readonly DemoCompany[],
  members: readonly DemoMember[],
): Promise<void> {
  const suppliers = companies.filter(({ trade }) => trade.sells.length > 0);
  await demo.insert(
    'supplier_figure',
    suppliers.map(({ id }, index) => figureOf(id, index)),
  );
  const ofCompany = (shortName: string) => {
    const company = companies.find((one) => one.shortName === shortName);
    const keeper = members.find(({ businessId }) => businessId === company?.id);
    if (company === undefined || keeper === undefined) throw new Error(`${shortName} has nobody to keep a library`);
    return keeper;
  };
  // Suppliers of materials first, then those who lend and test.
  const others = companies.filter(({ trade }) => trade.sells.length === 0 && trade.offers.length > 0);
  await demo.insert('supplier_relation', [
    ...libraryOf(demo, ofCompany('砚北建设'), [...suppliers, ...others], LIBRARY),
    ...libraryOf(demo, ofCompany('晟岳建筑'), suppliers.slice(3), 6),
  ]);
}

function libraryOf(demo: DemoWriter, keeper: DemoMember, companies: readonly DemoCompany[], most: number) {
  return companies
    .filter(({ id }) => id !== keeper.businessId)
    .slice(0, most)
    .map(({ id }, index) => {
      const at = officeTime(demo.now, 3 + index * 6).toISOString();
      const black_reason = most === LIBRARY ? (BLACK[index] ?? '') : '';
      return {
        id: demo.newId(),
        business_id: keeper.businessId,
        create_user_id: keeper.userId,
        create_time: at,
        update_user_id: keeper.userId,
        update_time: at,
        version: 1,
        supplier_id: id,
        group_name: GROUPS[index % GROUPS.length] ?? '',
        level: LEVELS[index % LEVELS.length] ?? null,
        remark: REMARKS[index % REMARKS.length] ?? '',
        is_black: black_reason !== '',
        black_reason,
      };
    });
}

/** Busier suppliers answer faster; the newest have not been asked yet. */
function figureOf(supplier_id: string, index: number) {
  const invited_count = index % 11 === 10 ? 0 : 46 - (index % 23) * 2;
  const answered_count = Math.round(invited_count * (0.98 - (index % 7) * 0.06));
  const quote_count = Math.round(answered_count * 0.86);
  const deal_count = Math.round(quote_count * (0.42 - (index % 5) * 0.05));
  const rating_count = Math.round(deal_count * 0.6);
  const sum = (mean: number) => Math.round(rating_count * (mean - (index % 4) * 0.2));
  return {
    ...{ supplier_id, invited_count, answered_count, quote_count, deal_count, rating_count },
    response_minutes: quote_count === 0 ? null : 95 + (index % 9) * 70,
    ...{ quality_sum: sum(4.8), delivery_sum: sum(4.6), service_sum: sum(4.9) },
  };
}
