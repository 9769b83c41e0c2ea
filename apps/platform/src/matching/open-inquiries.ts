import '../inquiry/tables.ts';
import '../member/tables.ts';
import type { SupplyDemandRow } from '@jianzhu/domain';
import { categoryName } from '@jianzhu/domain/catalogs';
import { dictionaryLabel, UNITS } from '@jianzhu/domain/forms';
import { INQUIRY_STATUS, PUBLISH_SCOPE } from '@jianzhu/domain/inquiries';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { HIDDEN_COMPANY, shownStatus } from './shown-status.ts';

const INQUIRY_PAGE = '/user/my-quotation/inquiry-detail';

interface OpenInquiry {
  readonly id: string;
  readonly title: string;
  readonly category_codes: readonly string[];
  readonly region_text: string;
  readonly hide_contact: boolean;
  readonly line_count: number;
  readonly publish_time: Date;
  readonly quote_deadline: Date;
  readonly company: string;
  readonly material_name: string | null;
  readonly spec: string | null;
  /** Null where the lines have several. */
  readonly unit: string | null;
  readonly quantity: string | null;
  readonly now: Date;
}

/**
 * Public inquiries that take quotations, the newest first, as everybody may see them (domain rules 19): neither prices
 * nor people, and no company that hides itself.
 */
export async function listOpenInquiries(transaction: Transaction, size: number): Promise<SupplyDemandRow[]> {
  const { rows } = await sql<OpenInquiry>`
    select inquiry.id, inquiry.title, category_codes, region_text, hide_contact, line_count, publish_time, quote_deadline,
      business.name as company, first.material_name, first.spec, total.unit, total.quantity, ${businessNow} as now
    from inquiry join business on business.id = inquiry.business_id
    left join lateral (
      select material_name, spec from inquiry_line where inquiry_id = inquiry.id order by line_no limit 1
    ) as first on true
    left join lateral (
      select case when count(distinct unit) = 1 then min(unit) end as unit, trim_scale(sum(quantity::numeric))::text as quantity
      from inquiry_line where inquiry_id = inquiry.id
    ) as total on true
    where inquiry.status = ${INQUIRY_STATUS.quoting} and publish_scope = ${PUBLISH_SCOPE.open}
      and quote_deadline > ${businessNow}
    order by publish_time desc, inquiry.id desc
    limit ${size}`.execute(transaction);
  return rows.map((row) => {
    const [categoryCode = ''] = row.category_codes;
    const { unit, quantity } = row;
    return {
      id: row.id,
      tab: 'material',
      side: 'require',
      categoryCode,
      categoryName: categoryCode && categoryName(categoryCode),
      title: row.title,
      specification: linesText(row),
      companyName: row.hide_contact ? HIDDEN_COMPANY : row.company,
      regionName: shortRegion(row.region_text),
      ...(unit === null || quantity === null
        ? { quantity: String(row.line_count), unit: '项' }
        : { quantity, unit: dictionaryLabel(UNITS, unit) }),
      amount: null,
      deadline: timeText(row.quote_deadline),
      ...shownStatus(row.quote_deadline, row.now),
      createTime: timeText(row.publish_time),
      url: INQUIRY_PAGE,
    };
  });
}

function linesText({ material_name, spec, line_count }: OpenInquiry): string {
  const first = [material_name, spec].filter(Boolean).join(' ');
  return line_count > 1 ? `${first}等${line_count}项` : first;
}

/** "吉林省 长春市 南关区" as a row has room for it: "长春 南关". */
export function shortRegion(text: string): string {
  const [, ...below] = text.split(' ');
  return below.map((name) => name.replace(/(?<=..)(?:(?:朝鲜族|蒙古族|满族|回族)*自治[州县]|[市区县])$/, '')).join(' ');
}
