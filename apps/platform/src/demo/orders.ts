import { isVirtualOrder, ORDER_STATUS, ORDER_TYPE } from '@jianzhu/domain/orders';
import type { Connection } from '../db/connection.ts';
import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { addMemberships } from './memberships.ts';
import type { Add } from './order-books.ts';
import { addOrder, type Sold } from './order-row.ts';

const { serving, waiting, delivered, done, cancelled, refunding, refunded, appealed } = ORDER_STATUS;
/** Of services, in turns: most are done, each other status has some. */
const TURNS = [done, serving, waiting, done, delivered, done, refunding, done, refunded, cancelled, done, appealed];
const VIRTUAL_TURNS = [done, done, done, cancelled];
const GOLD = 2;
const BUYER = '13800000001';

/** Are told of a delivery to their companies. */
const NOTICED = ['13800000110', '13800000115'];

/** Acts for the firm that sells packages. */
const LAWYER = '13800000015';

type Rows = Record<string, Record<string, unknown>[]>;

/** Orders in each status, with their payments and the books; memberships with their terms (domain rules 11.3, 12, 29). */
export async function writeOrders(
  demo: DemoWriter,
  admin: Connection,
  companies: readonly DemoCompany[],
  members: readonly DemoMember[],
): Promise<void> {
  const buyer = members.find(({ phone }) => phone === BUYER);
  if (buyer === undefined) return;
  const rows: Rows = {};
  const add: Add = (table, row) => {
    rows[table] = [...(rows[table] ?? []), row];
  };
  const firm = members.find(({ phone }) => phone === LAWYER);
  const sold = await readSold(admin, buyer.businessId, firm?.userId ?? null);
  const placed = new Map<number, number>();
  sold.forEach((what, index) => {
    const place = placed.get(what.type) ?? 0;
    placed.set(what.type, place + 1);
    const turns = isVirtualOrder(what.type) ? VIRTUAL_TURNS : TURNS;
    const status = turns[place % turns.length] ?? done;
    addOrder(demo, add, buyer, { what, status, index, level: GOLD });
  });
  for (const member of members.filter(({ phone }) => NOTICED.includes(phone))) {
    const what = sold.find(({ type, seller }) => type === ORDER_TYPE.service && seller !== member.businessId);
    if (what !== undefined) addOrder(demo, add, member, { what, status: ORDER_STATUS.delivered, index: 0, level: 0 });
  }
  const until = addMemberships(demo, add, companies, members);
  for (const [table, written] of Object.entries(rows)) await demo.insert(table, written);
  for (const { businessId, level, end } of until) {
    await admin.query(
      `update app.business set vip_level = $2, vip_until = ($3::date + 1)::timestamp at time zone 'Asia/Shanghai'
       where id = $1`,
      [businessId, level, end],
    );
  }
}

/** What others sell at a price: services of many sellers, and of a firm, the platform and authors some of each. */
async function readSold(admin: Connection, buyerId: string, lawyerId: string | null): Promise<Sold[]> {
  const { rows } = await admin.query<Omit<Sold, 'sellerMember'>>(
    `(select 1 as type, id::text, business_id::text as seller, create_user_id::text as "sellerUser", title, cover, price,
        unit, service_days as days, refund_rule as rule, '[]'::jsonb as items
      from app.service where status = 2 and charge_mode = 1 and business_id <> $1 order by id limit 40)
    union all (select 2, id::text, firm_id::text, null, name, cover, price, '', valid_days, 1, items
      from app.legal_package where firm_id is not null and firm_id <> $1 order by id limit 5)
    union all (select 3, id::text, null, null, title, cover, price, '', 0, 1, '[]'
      from app.lesson l where not is_free and not exists (
        select from app.lesson_entitlement e where e.lesson_id = l.id) order by id limit 4)
    union all (select 4, id::text, business_id::text, create_user_id::text, title, cover, price, '', 0, 1, '[]'
      from app.knowledge where status = 2 and not is_free and business_id <> $1 order by id limit 4)`,
    [buyerId],
  );
  return rows.map((row) => ({ ...row, sellerMember: row.sellerUser ?? (row.seller === null ? null : lawyerId) }));
}
