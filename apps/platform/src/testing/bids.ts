import { randomUUID } from 'node:crypto';
import type { TestMember } from './members.ts';
import { TENDER_PATH, tendersOn } from './tenders.ts';
import type { TestPlatform } from './test-platform.ts';
import { addUploadedFile } from './uploaded-file.ts';

export const BID_PATH = '/api/rs-trade-service/ecomm/bid';

/** How a tender that takes bids is like. */
interface BiddingOptions {
  /** ms from now; an hour when left out. */
  readonly deadlineMs?: number;
  readonly statutory?: boolean;
  readonly openerIds?: readonly string[];
  /** Fields of the tender. */
  readonly over?: object;
}

/** A tender that takes bids, with its lines. */
export interface Bidding {
  readonly id: string;
  readonly lineIds: readonly string[];
}

/** What tests of bids do again and again, by the calls and as time would. */
export function bidsOn(platform: () => TestPlatform) {
  const { save, by } = tendersOn(platform);
  const admin = (text: string, values: readonly unknown[] = []) => platform().db.admin(text, values);

  /** A tender in its bidding, as time would have brought it there. */
  async function bidding(buyer: TestMember, options: BiddingOptions = {}): Promise<Bidding> {
    const { deadlineMs = 3_600_000, statutory = false, openerIds = [], over = {} } = options;
    const free = {
      isStatutory: statutory ? 1 : 0,
      docFee: 0,
      depositAmount: 0,
      depositMethods: [],
      controlPrice: null,
    };
    const id = await save(buyer, { ...free, openerIds, ...over });
    await admin(
      `update tender set status = 5, publish_time = now() - interval '30 days',
         sign_up_start = now() - interval '29 days', sign_up_end = now() - interval '20 days',
         bid_deadline = date_trunc('milliseconds', clock_timestamp()) + $2 * interval '1 ms',
         open_time = date_trunc('milliseconds', clock_timestamp()) + $2 * interval '1 ms'
       where id = $1`,
      [id, deadlineMs],
    );
    await admin(
      `insert into job (kind, key, run_at, payload)
       select 'bid.step', id || '/closeBids/' || bid_deadline, bid_deadline, jsonb_build_object('tenderId', id::text)
       from tender where id = $1`,
      [id],
    );
    const lines = await platform().db.admin<{ id: string }>(
      'select id from tender_line where tender_id = $1 order by line_no',
      [id],
    );
    return { id, lineIds: lines.map((line) => line.id) };
  }

  /** Signs a company up to a tender, as its buyer would let it in. */
  async function letIn(tender: Bidding, member: TestMember, { status = 1, fee = false } = {}): Promise<string> {
    const [row] = await platform().db.admin<{ id: string }>(
      `insert into sign_up (business_id, create_user_id, update_user_id, code, tender_id, buyer_business_id, status,
         contact_name, contact_phone, authorized_person, authorized_id_card, submit_time, audit_time, fee_paid_time)
       select $2, $3, $3, $4, t.id, t.business_id, $5::int, '陈钢', '13800000011', '陈钢', '\\x00', now(),
         case when $5::int in (1, 2) then now() end, case when $6 then now() end
       from tender t where t.id = $1 returning id`,
      [tender.id, member.businessId, member.userId, randomUUID(), status, fee],
    );
    return row?.id ?? '';
  }

  const deposit = (signUpId: string, status: number, method: number) =>
    admin(
      `insert into deposit (business_id, create_user_id, update_user_id, tender_id, sign_up_id, buyer_business_id,
         status, amount, method, pay_time)
       select business_id, create_user_id, create_user_id, tender_id, id, buyer_business_id, $2::int, 8000000, $3::int,
         case when $2::int = 2 then now() end
       from sign_up where id = $1`,
      [signUpId, status, method],
    );

  /** Fields of a bid that asks a price in fen for each line. */
  async function fieldsOf(tender: Bidding, member: TestMember, price: number, over: object = {}) {
    const files = { techFiles: [await file(member, '技术标')], bizFiles: [await file(member, '商务标')] };
    return { ...bidFields(tender, price), ...files, ...over };
  }

  let uploads = 0;
  const file = (member: TestMember, name: string) => {
    uploads += 1;
    return addUploadedFile(platform(), member, `${name}${uploads}.pdf`);
  };

  const submit = async (member: TestMember, tender: Bidding, price: number, over: object = {}) =>
    by(member).post(`${BID_PATH}/submit`, await fieldsOf(tender, member, price, over));

  /** Moves the deadline, and with it the opening, into the past, and does what is due. */
  async function passDeadline({ id }: Bidding): Promise<void> {
    await admin(
      `update tender set bid_deadline = date_trunc('milliseconds', clock_timestamp()),
         open_time = date_trunc('milliseconds', clock_timestamp()) where id = $1`,
      [id],
    );
    await runSteps(id);
  }

  async function runSteps(id: string): Promise<void> {
    await admin(`update job set run_at = 'epoch' where kind = 'bid.step' and key like $1 || '/%'`, [id]);
    await platform().runJobs();
  }

  const statusOf = async (id: string) =>
    (await platform().db.admin<{ status: number }>('select status from tender where id = $1', [id]))[0]?.status;

  const tableOf = async (member: TestMember, id: string) =>
    (await by(member).get(`${TENDER_PATH}/bit-table?id=${id}`)).data;

  const confirm = async (member: TestMember, id: string) => {
    const [row] = await platform().db.admin<{ version: number }>('select version from tender where id = $1', [id]);
    return by(member).post(`${TENDER_PATH}/open-confirm`, { id, version: row?.version ?? 1 });
  };

  return { by, bidding, letIn, deposit, fieldsOf, submit, passDeadline, runSteps, statusOf, tableOf, confirm };
}

/** Of each line of tests. */
const QUANTITY = 10;

function bidFields({ id, lineIds }: Bidding, price: number) {
  return {
    tenderId: id,
    totalPrice: lineIds.length * QUANTITY * price,
    ...{
      periodDays: 90,
      qualityText: '符合国家合格标准',
      projectManager: '陈钢',
      managerCert: '',
      bidLetter: '我方投标',
    },
    lines: lineIds.map((lineId) => ({ lineId, unitPrice: price, taxRate: 13, brand: '鞍钢' })),
  };
}
