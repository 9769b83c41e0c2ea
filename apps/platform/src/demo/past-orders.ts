import { ORDER_STATUS, ORDER_TYPE } from '@jianzhu/domain/orders';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import type { Add } from './order-books.ts';
import { addOrder, type Sold } from './order-row.ts';

const { done, cancelled, refunded } = ORDER_STATUS;
/** So many that there are 120 orders of services in all (domain rules 29.1). */
const PAST_ORDERS = 68;
const TURNS = [done, done, cancelled, done, done, refunded];
/** The company of the story has orders of its own. */
const STORY = '13800000001';

/** Somebody of each company that is not the story's. */
export function onePerCompany(members: readonly DemoMember[]): readonly DemoMember[] {
  const story = members.find(({ phone }) => phone === STORY)?.businessId;
  const byCompany = new Map<string, DemoMember>();
  for (const member of members) {
    if (member.businessId !== story && !byCompany.has(member.businessId)) byCompany.set(member.businessId, member);
  }
  return [...byCompany.values()];
}

/** Services that other companies have bought of each other, long over: given, given up and given back. */
export function addPastOrders(demo: DemoWriter, add: Add, members: readonly DemoMember[], sold: readonly Sold[]): void {
  const services = sold.filter(({ type }) => type === ORDER_TYPE.service);
  const buyers = onePerCompany(members);
  for (let index = 0; index < PAST_ORDERS; index += 1) {
    const buyer = buyers[index % buyers.length];
    const from = services.filter(({ seller }) => seller !== buyer?.businessId);
    const what = from[(index * 7) % from.length];
    if (buyer === undefined || what === undefined) continue;
    const status = TURNS[index % TURNS.length] ?? done;
    addOrder(demo, add, buyer, { what, status, index, level: 0, contact: buyer, daysAgo: 60 + index * 3.3 });
  }
}
