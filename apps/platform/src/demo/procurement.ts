import { formatDate, HOUR_MS } from '@jianzhu/domain';
import { INQUIRY_STATUS } from '@jianzhu/domain/inquiries';
import { type KeptQuotation, type KeptSecond, keepSecond } from '../quotation/quotation-content.ts';
import { roundOf } from '../quotation/sealed-quotation.ts';
import { makeRoundKeys, seal } from '../sealing/envelope.ts';
import { fingerprintOf } from '../sealing/fingerprint.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import type { DemoCompany } from './companies.ts';
import { addDeal } from './deal-rows.ts';
import type { DemoWriter } from './demo-writer.ts';
import { hex, inquiryRow, inviteesOf, lineRow, type Placed, roundRow, timesOf, walkInquiry } from './inquiry-rows.ts';
import type { DemoMember } from './members.ts';
import { type PlannedInquiry, planInquiries } from './procurement-plan.ts';
import { addSecond, askedOf, logOf, openRow, quotationOf, quotationPath, walkQuotation } from './quotation-rows.ts';

const { draft, quoting, secondRound, awarded, dealt, failed, closed } = INQUIRY_STATUS;
const SITE = {
  detail: '净月大街3888号科创园三期工地北门',
  site_name: '项目部',
  receiver: '刘建军',
  phone: '13800001234',
};

type Rows = Record<string, Record<string, unknown>[]>;

/** Inquiries, quotations and deals in every status, each walked through its machine (domain rules 29.1). */
export async function writeProcurement(
  demo: DemoWriter,
  companies: readonly DemoCompany[],
  members: readonly DemoMember[],
  keeper: KeyKeeper,
): Promise<void> {
  const rows: Rows = {};
  for (const planned of planInquiries(demo, companies, members))
    await addInquiry(demo, keeper, planned, rows, companies);
  for (const table of ORDER) await demo.insert(table, rows[table] ?? []);
}

/** What refers to another table comes after it. */
const ORDER = [
  ...['inquiry', 'inquiry_line', 'inquiry_private', 'inquiry_site', 'inquiry_contact', 'inquiry_invitee'],
  'inquiry_publication',
  ...['inquiry_round', 'quotation', 'quotation_revision', 'quotation_open', 'second_round', 'second_round_asked'],
  ...['deal', 'inquiry_result', 'status_log', 'job'],
] as const;
type Table = (typeof ORDER)[number];

async function addInquiry(
  demo: DemoWriter,
  keeper: KeyKeeper,
  planned: PlannedInquiry,
  rows: Rows,
  companies: readonly DemoCompany[],
): Promise<void> {
  const add = (table: Table, row: Record<string, unknown>) => {
    const kept = rows[table] ?? [];
    rows[table] = kept;
    kept.push(row);
  };
  const { status, buyer, deadline } = planned;
  const id = demo.newId();
  const quoted = status === failed || status === draft ? [] : planned.suppliers;
  const placed: Placed = { id, quotedCount: quoted.length };
  const times = timesOf(planned, demo.now);
  const walked = walkInquiry(planned, placed, times, (row) => add('status_log', { id: demo.newId(), ...row }));
  const lines = planned.lines.map((line) => ({ ...line, id: demo.newId() }));
  add('inquiry', inquiryRow(planned, placed, times, walked));
  const quotations = quoted.map((supplier, turn) => quotationOf(demo, planned, id, lines, supplier, turn));
  const isOpen = times.open !== undefined && status !== failed && status !== closed;
  const winners = status === awarded || status === dealt ? quotations.slice(0, planned.isWhole ? 1 : 2) : [];
  const wonBy = (place: number) => winners[winners.length < 2 ? 0 : place % 2]?.id;
  for (const [place, line] of lines.entries()) {
    add('inquiry_line', lineRow(planned, id, line, place, wonBy(place) !== undefined));
  }
  add('inquiry_private', {
    inquiry_id: id,
    business_id: buyer.businessId,
    address_id: null,
    budget_amount: 120_000_000 + planned.index * 1_000_000,
    ref_prices: Object.fromEntries(lines.map((line) => [line.id, line.price])),
    invitee_ids: planned.isInvited ? planned.suppliers.map(({ businessId }) => businessId) : [],
    won_by: Object.fromEntries(lines.flatMap((line, place) => (wonBy(place) ? [[line.id, wonBy(place)]] : []))),
  });
  if (status !== draft) {
    const month = `${formatDate(planned.publishTime.getTime()).slice(0, 7)}-01`;
    add('inquiry_publication', { business_id: buyer.businessId, month, inquiry_id: id });
  }
  if (status !== draft) add('inquiry_site', { inquiry_id: id, business_id: buyer.businessId, ...SITE });
  add('inquiry_contact', {
    ...{ inquiry_id: id, business_id: buyer.businessId },
    ...{ contact_name: buyer.name, contact_phone: buyer.phone },
  });
  if (status !== draft) for (const row of inviteesOf(demo, planned, id, isOpen)) add('inquiry_invitee', row);
  if (status === draft) return;

  const keys = await makeRoundKeys(keeper, roundOf(id, 1));
  add('inquiry_round', roundRow(id, 1, deadline, keys, status === quoting ? undefined : times.open));
  const second = status === secondRound ? await makeRoundKeys(keeper, roundOf(id, 2)) : undefined;
  if (second && times.second) add('inquiry_round', roundRow(id, 2, times.second, second, undefined));
  const asked = status === secondRound ? quotations.slice(0, 2) : [];
  for (const [turn, quotation] of quotations.entries()) {
    const isAsked = asked.includes(quotation);
    const path = quotationPath(planned, turn, isAsked, winners.includes(quotation) ? winners.length : 0);
    const reached = walkQuotation(path);
    add('quotation', {
      ...quotation.row,
      status: reached,
      version: path.length + 1,
      opened_at: isOpen ? times.open : null,
      is_second_sealed: isAsked,
      round: isAsked ? 2 : 1,
      second_revision: path.includes('submitSecond') ? 1 : 0,
    });
    for (const [step, entry] of logOf(path).entries()) {
      const at = new Date(quotation.at.getTime() + step * HOUR_MS);
      add('status_log', {
        ...{ id: demo.newId(), business_id: quotation.supplier.businessId, record_table: 'quotation' },
        ...{ record_id: quotation.id, ...entry, create_time: at.toISOString() },
        user_id: entry.action === 'submit' || entry.action === 'submitSecond' ? quotation.supplier.userId : null,
      });
    }
    const summary = {
      ...{ totalAmount: quotation.content.totals.totalAmount, payloadHash: fingerprintOf(quotation.content) },
      ...{ changedLines: 0, validUntil: quotation.content.validUntil },
    };
    const kept = async (round: 1 | 2, content: KeptQuotation | KeptSecond, publicKey: Buffer, at: Date) => {
      const ref = { ...roundOf(id, round), businessId: quotation.supplier.businessId, revision: 1 };
      const sealed = await seal(keeper, ref, { content, summary }, publicKey);
      add('quotation_revision', {
        ...{ quotation_id: quotation.id, business_id: quotation.supplier.businessId, inquiry_id: id },
        ...{ round, revision: 1, user_id: quotation.supplier.userId, submit_time: at.toISOString() },
        ...Object.fromEntries(Object.entries(sealed).map(([name, bytes]) => [name, bytes && hex(bytes)])),
      });
    };
    await kept(1, quotation.content, keys.publicKey, quotation.at);
    if (path.includes('submitSecond') && second) {
      const prices = new Map(
        quotation.content.lines.map((line) => [line.inquiryLineId, Math.round((line.unitPrice ?? 0) * 0.97)]),
      );
      const again = keepSecond(quotation.content, prices, askedOf(lines));
      await kept(2, again, second.publicKey, new Date(demo.now.getTime() - HOUR_MS));
    }
    if (isOpen) add('quotation_open', openRow(quotation));
  }
  if (times.second && asked.length > 0) addSecond(planned, id, lines, asked, times.second, add);
  for (const [place, winner] of winners.entries()) {
    const won = lines
      .filter((_, at) => wonBy(at) === winner.id)
      .map((line, at) => lineRow(planned, id, line, at, true));
    addDeal(demo, planned, id, winner, won, place, times, add);
  }
  if (winners.length > 0) {
    const nameOf = (businessId: string) => companies.find((company) => company.id === businessId)?.name ?? '';
    for (const { supplier } of winners) {
      add('inquiry_result', {
        ...{ inquiry_id: id, business_id: buyer.businessId, supplier_business_id: supplier.businessId },
        ...{ supplier_name: nameOf(supplier.businessId), total_amount: null },
      });
    }
  }
  const due = status === quoting ? ([1, deadline] as const) : times.second && ([2, times.second] as const);
  if (due) {
    const [round, at] = due;
    add('job', {
      ...{ id: demo.newId(), kind: 'inquiry.deadline', key: `${id}/${round}/${at.toISOString()}` },
      ...{ run_at: at.toISOString(), payload: { inquiryId: id, round } },
      ...{ attempts: 0, retry_at: '1970-01-01T00:00:00Z' },
    });
  }
}
