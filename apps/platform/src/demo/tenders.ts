import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { addBids } from './bids.ts';
import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { addSignUps } from './sign-ups.ts';
import { planOf, STAGES } from './tender-plan.ts';
import { addResult } from './tender-results.ts';
import { type AddRow, addTender, TENDER_TABLES } from './tender-rows.ts';

/** Tenders in every stage from the draft to the end, each walked through its machine, with sign-ups, bids and results. */
export async function writeTenders(
  demo: DemoWriter,
  companies: readonly DemoCompany[],
  members: readonly DemoMember[],
  keeper: KeyKeeper,
): Promise<void> {
  const ofCompany = (id: string) => members.filter(({ businessId }) => businessId === id);
  const nameOf = (id: string) => companies.find((company) => company.id === id)?.name ?? '';
  const story = companies.find(({ shortName }) => shortName === '砚北建设');
  const steel = companies.find(({ shortName }) => shortName === '衡砺钢材');
  if (story === undefined || steel === undefined) throw new Error('the companies of the story are missing');
  const buyers = companies.filter(
    ({ trade, id }) => trade.buys.length > 0 && id !== story.id && ofCompany(id).length > 0,
  );
  const sellers = companies.filter(({ trade, id }) => trade.sells.length > 0 && ofCompany(id).length > 0);
  const rows: Record<string, Record<string, unknown>[]> = {};
  const add: AddRow = (table, row) => {
    const kept = rows[table] ?? [];
    rows[table] = kept;
    kept.push(row);
  };
  for (const [index, stage] of STAGES.entries()) {
    // Two of three are the story's, so that each of its tabs has rows.
    const company = index % 3 === 2 ? (buyers[index % buyers.length] ?? story) : story;
    const staff = ofCompany(company.id).slice(0, 2);
    const buyer = staff[index % staff.length];
    if (buyer === undefined) throw new Error('a buyer has no member');
    const others = sellers
      .filter(({ id }) => id !== company.id && id !== steel.id)
      .flatMap(({ id }) => ofCompany(id)[0] ?? []);
    const turns = (step: number, from: number) => others[(from + step) % others.length] ?? buyer;
    const isOver = planOf(stage).sinceBids !== undefined;
    const suppliers = Array.from({ length: others.length }, (_, turn) => turns(turn, index * 3));
    const [known] = ofCompany(steel.id);
    // The supplier of the story has bid for most of what is over.
    if (isOver && known !== undefined && index % 4 !== 3) suppliers[0] = known;
    const asked = isOver
      ? suppliers.slice(0, 6).map(({ businessId }) => businessId)
      : [steel.id, ...[0, 3, 6].map((step) => turns(step, index).businessId)];
    const planned = { index, stage, buyer, staff, invitees: [...new Set(asked)], nameOf };
    const tender = addTender(demo, planned, add);
    if (tender.isInvited && !isOver) continue;
    const ready = await addSignUps(demo, keeper, tender, suppliers, add);
    const bids = await addBids(demo, keeper, tender, ready, add);
    addResult(demo, tender, bids, add);
  }
  // Books keep the order that they are written in.
  rows.ledger_entry?.sort((one, other) => (String(one.create_time) < String(other.create_time) ? -1 : 1));
  for (const table of TENDER_TABLES) await demo.insert(table, rows[table] ?? []);
}
