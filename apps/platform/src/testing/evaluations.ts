import { BID_PATH, bidsOn } from './bids.ts';
import { callsOf } from './inquiries.ts';
import type { TestMember } from './members.ts';
import { TENDER_PATH } from './tenders.ts';
import type { TestPlatform } from './test-platform.ts';
import { addUploadedFile } from './uploaded-file.ts';

/** A tender whose bids are open. */
export interface OpenedTender {
  readonly id: string;
  /** In the order of the bidders. */
  readonly bids: readonly string[];
}

/** By price alone: nobody has to score. */
export const BY_PRICE = { evalMethod: 1, evalItems: [] } as const;

/** What tests of evaluations do again and again, by the calls and as time would. */
export function evaluationsOn(
  platform: () => TestPlatform,
  of: { readonly buyer: () => TestMember; readonly bidders: () => readonly TestMember[] },
) {
  const { bidding, letIn, submit, passDeadline, statusOf, confirm } = bidsOn(platform);
  const by = (member: TestMember) => callsOf(platform(), member);
  const admin = (text: string, values: readonly unknown[]) => platform().db.admin(text, values);

  /** Two candidates are announced; the prices are those of the bidders, in fen of a unit. */
  async function opened(over: object = {}, prices = [300_000, 310_000, 290_000]): Promise<OpenedTender> {
    const tender = await bidding(of.buyer(), { over: { candidateCount: 2, ...over } });
    const bids: string[] = [];
    for (const [index, member] of of.bidders().entries()) {
      await letIn(tender, member);
      bids.push((await submit(member, tender, prices[index] ?? 0)).data.id);
    }
    await passDeadline(tender);
    await confirm(of.buyer(), tender.id);
    return { id: tender.id, bids };
  }

  const versionOf = async (table: 'tender' | 'objection', id: string) => {
    const [row] = await platform().db.admin<{ version: number }>(`select version from ${table} where id = $1`, [id]);
    return row?.version ?? 1;
  };
  /** An act on a tender of who has just read it. */
  const act = async (member: TestMember, id: string, path: string, body: object = {}) =>
    by(member).post(`${TENDER_PATH}/${path}`, { id, version: await versionOf('tender', id), ...body });

  const report = async () => [await addUploadedFile(platform(), of.buyer(), '评标报告.pdf')];
  const sheetOf = async (member: TestMember, id: string) =>
    (await by(member).get(`${TENDER_PATH}/evaluation?id=${id}`)).data;
  const resultOf = async (member: TestMember, id: string) =>
    (await by(member).get(`${TENDER_PATH}/result?id=${id}`)).data;
  const publish = async (id: string, candidates: readonly object[]) =>
    act(of.buyer(), id, 'evaluate', { candidates, reportAttachments: await report() });

  /** A tender whose candidates are published, by price: the third bidder, then the first. */
  async function published(over: object = {}): Promise<OpenedTender> {
    const tender = await opened({ ...BY_PRICE, ...over });
    const { candidates } = await sheetOf(of.buyer(), tender.id);
    const done = await publish(tender.id, candidates);
    if (done.code !== 200) throw new Error(`not published: ${done.msg}`);
    return tender;
  }

  /** Lets the publicity end, and does what is due. */
  async function passPublicity(id: string): Promise<void> {
    await admin(
      `update tender_result set publicity_start = now() - interval '4 days', publicity_end = clock_timestamp()
       where tender_id = $1 and void_time is null`,
      [id],
    );
    await admin(`update job set run_at = 'epoch' where kind = 'evaluation.publicity' and key like $1 || '/%'`, [id]);
    await platform().runJobs();
  }

  /** One that waits for its award. */
  async function confirming(over: object = {}): Promise<OpenedTender> {
    const tender = await published(over);
    await passPublicity(tender.id);
    return tender;
  }

  return {
    ...{
      by,
      opened,
      act,
      sheetOf,
      resultOf,
      publish,
      published,
      passPublicity,
      confirming,
      statusOf,
      versionOf,
      report,
    },
    score: (member: TestMember, bidId: string, points: string) =>
      by(member).post(`${BID_PATH}/score`, { id: bidId, items: [{ itemIndex: 0, score: points }] }),
    declare: (member: TestMember, id: string, hasConflict = 0) =>
      by(member).post(`${TENDER_PATH}/declare`, { id, hasConflict, note: '' }),
  };
}
