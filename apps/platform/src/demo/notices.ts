import type { Connection } from '../db/connection.ts';
import { buyerPage } from '../order/order-page.ts';
import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import {
  type NoticedInquiry,
  type NoticedOrder,
  type NoticeTemplate,
  TEMPLATES,
  WITHOUT_INQUIRY,
  WITHOUT_ORDER,
} from './notice-texts.ts';
import { officeTime } from './office-hours.ts';

const FOR_STORY_USER = 130;
const UNREAD = 37;
const DAYS_APART = 0.37;

/** A notice that has its id and waits for the orders and inquiries that it may tell of. */
interface WaitingNotice {
  readonly id: string;
  readonly member: DemoMember;
  readonly template: NoticeTemplate;
  /** Its place among those of its reader, 0 the newest. */
  readonly index: number;
  readonly isRead: boolean;
}

/** 130 notices of all four types for the first demo login, 37 of them unread; a handful for everybody else. */
export function prepareNotices(demo: DemoWriter, members: readonly DemoMember[]): readonly WaitingNotice[] {
  const [first, ...others] = members;
  if (!first) return [];
  const notice = (member: DemoMember, index: number, isRead: boolean): WaitingNotice => {
    const template = TEMPLATES[index % TEMPLATES.length] ?? TEMPLATES[0];
    const id = demo.newId();
    // As many ids as ever are given out: those of all that is written later stay as they are.
    if (template.jump === 'order' || template.jump === 'inquiry') demo.newId();
    return { id, member, template, index, isRead };
  };
  return [
    ...Array.from({ length: FOR_STORY_USER }, (_, index) => notice(first, index, index >= UNREAD)),
    ...others
      .filter(({ userId }) => userId !== first.userId)
      .flatMap((member) => Array.from({ length: 4 }, (_, index) => notice(member, index * 2 + 1, index > 1))),
  ];
}

/** Writes notices, once there are the orders and inquiries that some of them tell of. */
export async function writeNotices(
  demo: DemoWriter,
  admin: Connection,
  waiting: readonly WaitingNotice[],
  companies: readonly DemoCompany[],
): Promise<void> {
  const byId = new Map(companies.map((company) => [company.id, company]));
  const [orders, asking, asked] = [await readOrders(admin), await readAsking(admin), await readAsked(admin)];
  const toRow = ({ id, member, template: usual, index, isRead }: WaitingNotice) => {
    const n = Math.floor(index / TEMPLATES.length);
    const { tells, tellsInquiry } = usual;
    const sells = (byId.get(member.businessId)?.trade.sells.length ?? 0) > 0;
    const order = tells && orders.get(member.businessId)?.filter(tells)[n];
    const inquiries = (sells ? asked : asking).get(member.businessId);
    const inquiry = tellsInquiry && inquiries?.filter((one) => tellsInquiry(one, sells))[n];
    const record = order ?? inquiry;
    const instead = tells ? WITHOUT_ORDER : tellsInquiry && WITHOUT_INQUIRY;
    const template = record === undefined ? (instead ?? usual) : usual;
    const time = officeTime(demo.now, 0.02 + index * DAYS_APART);
    const text = template.write({ n, time, now: demo.now, sells, order, inquiry });
    return {
      id,
      user_id: member.userId,
      business_id: member.businessId,
      notice_type: template.type,
      title: text.title,
      content: text.content,
      create_time: time.toISOString(),
      is_read: isRead,
      switch_type: template.jump === 'none' ? 66 : 0,
      jump_type: record === undefined ? 0 : 1,
      jump_url: order?.page ?? text.url ?? template.url,
      opt_id: record?.id ?? '-1',
      page_source: 0,
    };
  };
  await demo.insert('notice', waiting.map(toRow));
}

/** What each company has ordered and paid, the newest first. */
async function readOrders(admin: Connection): Promise<ReadonlyMap<string, readonly NoticedOrder[]>> {
  const { rows } = await admin.query<
    Omit<NoticedOrder, 'page'> & { readonly businessId: string; readonly orderType: number }
  >(
    `select id::text, business_id::text as "businessId", code, order_type as "orderType", snapshot->>'title' as title,
       pay_amount::float8 as amount, deliver_time is not null as "isDelivered"
     from app.service_order where pay_time is not null order by pay_time desc, id`,
  );
  const orders = rows.map(({ orderType, ...order }) => ({ ...order, page: buyerPage(orderType) }));
  return byBusiness(orders);
}

type OfBusiness = NoticedInquiry & { readonly businessId: string };

/** What each company asks for, with the first who has quoted, the newest first. */
async function readAsking(admin: Connection): Promise<ReadonlyMap<string, readonly NoticedInquiry[]>> {
  const { rows } = await admin.query<OfBusiness>(
    `select i.id::text, i.business_id::text as "businessId", i.title, min(b.name) as other, count(q.id)::int as quotations,
       i.quote_deadline < now() as "isOver"
     from app.inquiry i join app.quotation q on q.inquiry_id = i.id and q.submit_time is not null
       join app.business b on b.id = q.business_id
     group by i.id order by i.publish_time desc, i.id`,
  );
  return byBusiness(rows);
}

/** What each company is asked for by name, the newest first. */
async function readAsked(admin: Connection): Promise<ReadonlyMap<string, readonly NoticedInquiry[]>> {
  const { rows } = await admin.query<OfBusiness>(
    `select i.id::text, v.business_id::text as "businessId", i.title, b.name as other, 0 as quotations,
       i.quote_deadline < now() or exists (
         select from app.quotation q where q.inquiry_id = i.id and q.business_id = v.business_id
           and q.submit_time is not null) as "isOver"
     from app.inquiry_invitee v join app.inquiry i on i.id = v.inquiry_id join app.business b on b.id = i.business_id
     where i.publish_time is not null order by i.publish_time desc, i.id`,
  );
  return byBusiness(rows);
}

function byBusiness<Row extends { readonly businessId: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(row.businessId, [...(found.get(row.businessId) ?? []), row]);
  return found;
}
