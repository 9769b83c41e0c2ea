import type { Connection } from '../db/connection.ts';
import { buyerPage } from '../order/order-page.ts';
import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { type NoticedOrder, type NoticeTemplate, TEMPLATES, WITHOUT_ORDER } from './notice-texts.ts';
import { officeTime } from './office-hours.ts';

const FOR_STORY_USER = 130;
const UNREAD = 37;
const DAYS_APART = 0.37;

/** A notice that has its id and waits for the orders that it may tell of. */
interface WaitingNotice {
  readonly id: string;
  readonly member: DemoMember;
  readonly template: NoticeTemplate;
  /** Its place among those of its reader, 0 the newest. */
  readonly index: number;
  readonly isRead: boolean;
  /** Of no record, where it leads to one of any kind. */
  readonly recordId: string;
}

/** 130 notices of all four types for the first demo login, 37 of them unread; a handful for everybody else. */
export function prepareNotices(demo: DemoWriter, members: readonly DemoMember[]): readonly WaitingNotice[] {
  const [first, ...others] = members;
  if (!first) return [];
  const notice = (member: DemoMember, index: number, isRead: boolean): WaitingNotice => {
    const template = TEMPLATES[index % TEMPLATES.length] ?? TEMPLATES[0];
    const leadsToRecord = template.jump === 'record' || template.jump === 'order';
    return {
      ...{ id: demo.newId(), member, template, index, isRead },
      recordId: leadsToRecord ? demo.newId() : '-1',
    };
  };
  return [
    ...Array.from({ length: FOR_STORY_USER }, (_, index) => notice(first, index, index >= UNREAD)),
    ...others
      .filter(({ userId }) => userId !== first.userId)
      .flatMap((member) => Array.from({ length: 4 }, (_, index) => notice(member, index * 2 + 1, index > 1))),
  ];
}

/** Writes notices, once there are the orders that some of them tell of. */
export async function writeNotices(
  demo: DemoWriter,
  admin: Connection,
  waiting: readonly WaitingNotice[],
  companies: readonly DemoCompany[],
): Promise<void> {
  const byId = new Map(companies.map((company) => [company.id, company]));
  const orders = await readOrders(admin);
  const toRow = ({ id, member, template: usual, index, isRead, recordId }: WaitingNotice) => {
    const n = Math.floor(index / TEMPLATES.length);
    const { tells } = usual;
    const order = tells && orders.get(member.businessId)?.filter(tells)[n];
    const template = tells && order === undefined ? WITHOUT_ORDER : usual;
    const time = officeTime(demo.now, 0.02 + index * DAYS_APART);
    const sells = (byId.get(member.businessId)?.trade.sells.length ?? 0) > 0;
    const text = template.write({ n, time, now: demo.now, sells, order });
    const leadsToRecord = template.jump === 'record' || template.jump === 'order';
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
      jump_type: leadsToRecord ? 1 : 0,
      jump_url: order?.page ?? text.url ?? template.url,
      opt_id: leadsToRecord ? (order?.id ?? recordId) : '-1',
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
  const byBusiness = new Map<string, NoticedOrder[]>();
  for (const order of orders) byBusiness.set(order.businessId, [...(byBusiness.get(order.businessId) ?? []), order]);
  return byBusiness;
}
