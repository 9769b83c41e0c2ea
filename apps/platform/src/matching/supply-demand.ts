import './tables.ts';
import { type CompanyType, formatDateTime, type HomeCounters, type SupplyDemandRow } from '@jianzhu/domain';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';

const CLOSING_SOON_MS = 24 * 3_600_000;
const HIDDEN_COMPANY = '某建筑企业';

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
    createTime: formatDateTime(row.create_time.getTime()),
    url: row.url,
  }));
}

function statusOf(side: CompanyType, deadline: Date | null, now: Date) {
  if (side === 'supply') return { status: 1, statusLabel: '供应中' };
  const soon = deadline !== null && deadline.getTime() - now.getTime() < CLOSING_SOON_MS;
  return soon ? { status: 2, statusLabel: '即将截止' } : { status: 1, statusLabel: '报价中' };
}

/** Figures of the home page, counted from the records. */
export async function countForHome(transaction: Transaction): Promise<HomeCounters> {
  const { rows } = await sql<Record<'demands' | 'today' | 'companies' | 'lessons', string> & { now: Date }>`
    select
      ${businessNow} as now,
      (select count(*) from supply_demand where side = 'require') as demands,
      (select count(*) from supply_demand where side = 'require'
        and create_time >= date_trunc('day', ${businessNow} at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai') as today,
      (select count(*) from company_profile where is_published) as companies,
      (select count(*) from lesson_chapter) as lessons
  `.execute(transaction);
  const [counted] = rows;
  if (counted === undefined) throw new TypeError('a select without a table gave no row');
  return {
    demandTotal: Number(counted.demands),
    inquiryToday: Number(counted.today),
    companyTotal: Number(counted.companies),
    dealTotal: 0,
    dealAmount: 0,
    dealThisMonth: 0,
    lawPackageTotal: 0,
    lawyerTotal: 0,
    lawLessonTotal: Number(counted.lessons),
    updateTime: formatDateTime(counted.now.getTime()),
  };
}
