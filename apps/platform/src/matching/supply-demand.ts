import './tables.ts';
import type { CompanyType, HomeCounters, SupplyDemandRow } from '@jianzhu/domain';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { DealFigures } from '../deal/public-figures.ts';
import { listOpenInquiries } from './open-inquiries.ts';
import { HIDDEN_COMPANY, shownStatus } from './shown-status.ts';

export interface SupplyDemandFilter {
  readonly tab: string;
  readonly side?: CompanyType | undefined;
  readonly size: number;
}

/** Open demands or offers of one kind, the newest first. A company that hides its name is shown without it. */
export async function listSupplyDemand(
  transaction: Transaction,
  { tab, side = 'require', size }: SupplyDemandFilter,
): Promise<SupplyDemandRow[]> {
  if (tab === 'material' && side === 'require') return listOpenInquiries(transaction, size);
  const rows = await transaction
    .selectFrom('supply_demand')
    .innerJoin('business', 'business.id', 'supply_demand.business_id')
    .select([
      'supply_demand.id',
      'category_code',
      'category_name',
      'title',
      'specification',
      'region_name',
      'quantity',
      'unit',
      'amount',
      'deadline',
      'is_anonymous',
      'create_time',
      'url',
      'business.name as company',
      businessNow.as('now'),
    ])
    .where('tab', '=', tab)
    .where('side', '=', side)
    .where(sql<boolean>`coalesce(deadline > ${businessNow}, true)`)
    .orderBy('create_time', 'desc')
    .orderBy('supply_demand.id', 'desc')
    .limit(size)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    tab,
    side,
    categoryCode: row.category_code,
    categoryName: row.category_name,
    title: row.title,
    specification: row.specification,
    companyName: row.is_anonymous ? HIDDEN_COMPANY : row.company,
    regionName: row.region_name,
    quantity: row.quantity,
    unit: row.unit,
    amount: row.amount === null ? null : Number(row.amount),
    deadline: timeText(row.deadline),
    ...statusOf(side, row.deadline, row.now),
    createTime: timeText(row.create_time),
    url: row.url,
  }));
}

const statusOf = (side: CompanyType, deadline: Date | null, now: Date) =>
  side === 'supply' ? { status: 1, statusLabel: '供应中' } : shownStatus(deadline, now);

/** Figures of the home page, counted from the records; of inquiries those that are open to all. */
export async function countForHome(transaction: Transaction, deals: DealFigures): Promise<HomeCounters> {
  const { rows } = await sql<Record<'demands' | 'today' | 'companies' | 'lessons', string> & { now: Date }>`
    select
      ${businessNow} as now,
      (select count(*) from supply_demand where side = 'require' and tab <> 'material')
        + (select count(*) from inquiry where status > 0 and publish_scope = 1) as demands,
      (select count(*) from inquiry where status > 0 and publish_scope = 1
        and publish_time >= date_trunc('day', ${businessNow} at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai') as today,
      (select count(*) from company_profile where is_published) as companies,
      (select count(*) from lesson_chapter) as lessons
  `.execute(transaction);
  const [counted] = rows;
  if (counted === undefined) throw new TypeError('a select without a table gave no row');
  return {
    demandTotal: Number(counted.demands),
    inquiryToday: Number(counted.today),
    companyTotal: Number(counted.companies),
    ...deals,
    lawPackageTotal: 0,
    lawyerTotal: 0,
    lawLessonTotal: Number(counted.lessons),
    updateTime: timeText(counted.now),
  };
}
