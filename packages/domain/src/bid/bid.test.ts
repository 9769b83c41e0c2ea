import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  type AskedTender,
  asksManager,
  BID_STATUS,
  type BidFacts,
  type BidFields,
  bidDraft,
  bidMachine,
  bidRecord,
  checkBid,
  receiptText,
  totalOfBid,
  withTotal,
} from '../bids.ts';
import { TENDER_STATUS, type TenderFacts, tenderMachine } from '../tenders.ts';

const file = { id: '1', fileName: '技术标.pdf', fileExt: 'pdf', fileSize: 3 };
const line = (lineId: string, unitPrice: number | null, over: object = {}) => ({
  ...{ lineId, unitPrice, taxRate: 13, brand: '鞍钢' },
  ...over,
});

const bid = (over: object = {}): BidFields =>
  v.parse(bidRecord, {
    ...{ totalPrice: 3000, periodDays: 90, qualityText: '合格', techFiles: [file], bizFiles: [file] },
    lines: [line('1', 100), line('2', 200)],
    ...over,
  });

const TENDER: AskedTender = {
  ...{ tenderKind: 1, controlPrice: null },
  lines: [
    { lineId: '1', quantity: '10', brand: '', acceptEquivalent: true },
    { lineId: '2', quantity: '10', brand: '鞍钢、宝钢', acceptEquivalent: false },
  ],
};

const broken = (over: object = {}, tender: Partial<AskedTender> = {}) =>
  checkBid(bid(over), { ...TENDER, ...tender }).map(({ field, message }) => [field, message]);

const issues = (schema: typeof bidRecord | typeof bidDraft, over: object = {}) =>
  (v.safeParse(schema, over).issues ?? []).map(({ message }) => message);

describe('a bid', () => {
  test('BD1: asks for what it needs in its own words; a draft requires nothing', () => {
    expect(issues(bidRecord)).toEqual([
      ...['请输入工期/供货期(天)', '请输入质量标准', '请上传技术标文件', '请上传商务标文件'],
    ]);
    expect(v.parse(bidDraft, {})).toMatchObject({ totalPrice: null, qualityText: '', techFiles: [], lines: [] });
    expect(issues(bidDraft, { otherFiles: Array.from({ length: 11 }, (_, id) => ({ ...file, id: `${id}` })) })).toEqual(
      ['最多上传10个文件'],
    );
    expect(broken({ techFiles: [{ ...file, fileExt: 'docx' }] })).toEqual([
      ['techFiles', '投标文件须为 pdf 或 zip 格式'],
    ]);
    expect(broken({ bizFiles: [{ ...file, fileExt: 'ZIP' }] })).toEqual([]);
    expect([1, 2, 3, 4, 5, 6, 7].filter(asksManager)).toEqual([4, 5, 6]);
    expect(broken({ lines: [] }, { tenderKind: 6, lines: [] })).toEqual([
      ['taxRate', '请选择税率'],
      ['projectManager', '请输入项目负责人'],
      ['managerCert', '请输入注册证书编号'],
    ]);
    expect(broken({ lines: [], taxRate: 9 }, { tenderKind: 7, lines: [] })).toEqual([]);
    expect(broken({ lines: [], taxRate: 9, totalPrice: undefined }, { tenderKind: 7, lines: [] })).toEqual([
      ['totalPrice', '请输入投标总价(含税)'],
    ]);
  });

  test('BD2: its total is what its lines come to, and stays below the price limit', () => {
    expect(totalOfBid(bid(), TENDER)).toMatchObject({ amount: 3000 });
    expect(broken()).toEqual([]);
    expect(broken({}, { controlPrice: 3000 })).toEqual([]);
    expect(broken({}, { controlPrice: 2999 })).toEqual([['totalPrice', '投标总价不能超过最高投标限价']]);
    expect(broken({ totalPrice: undefined }, { controlPrice: 3000 })).toEqual([]);
    expect(broken({ totalPrice: undefined }, { controlPrice: 2999 })).toEqual([
      ['totalPrice', '投标总价不能超过最高投标限价'],
    ]);
    expect(withTotal(bid({ totalPrice: undefined }), TENDER)).toEqual(bid());
    expect(broken({ totalPrice: 2999 })).toEqual([['totalPrice', '投标总价须等于各分项报价之和']]);
    const second = (over: object) => broken({ lines: [line('1', 100), line('2', 200, over)] });
    expect(second({ unitPrice: null })).toEqual([['unitPrice', '第2行：请输入正确的单价，最多保留两位小数']]);
    expect(second({ taxRate: null })).toEqual([['taxRate', '第2行：请选择税率']]);
    expect(second({ brand: '' })).toEqual([['brand', '第2行：请输入报价品牌']]);
    expect(second({ brand: '首钢' })).toEqual([['brand', '第2行：该材料不接受同等品牌']]);
    expect(broken({ lines: [line('1', 100), line('1', 100), line('2', 200)] })).toEqual([
      ['lines', '同一清单行只能报价一次，请刷新后重新填写'],
    ]);
    const many = TENDER.lines.map((asked) => ({ ...asked, quantity: '999999999' }));
    expect(broken({ lines: [line('1', 9_999_999_999), line('2', 200)] }, { lines: many })[0]?.[0]).toBe('lines');
  });
});

const READY: BidFacts = {
  ...{ isInTime: true, isOwnTender: false, isSignedUp: true, isFeePaid: true, isDepositPaid: true },
};
const supplier = { is: ['supplier'] as const, permissionKeys: ['bid_submit', 'bid_withdraw'] };
const system = { is: ['system'] as const, permissionKeys: [] };

describe('its statuses', () => {
  const { draft, submitted, withdrawn, opened, rejected } = BID_STATUS;

  test('BD3: sign-up, fee and deposit come before it, in this order, until the deadline', () => {
    const refused = (facts: Partial<BidFacts>) => {
      const result = bidMachine.transition(draft, 'submit', supplier, { ...READY, ...facts });
      return result.ok ? '' : result.refusal.message;
    };
    expect(refused({})).toBe('');
    expect(refused({ isDepositPaid: false })).toBe('请先缴纳投标保证金');
    expect(refused({ isDepositPaid: false, isFeePaid: false })).toBe('请先缴纳标书费');
    expect(refused({ isFeePaid: false, isSignedUp: false })).toBe('报名通过后方可投标');
    expect(refused({ isSignedUp: false, isInTime: false })).toBe('已超过截止时间，无法操作');
    expect(refused({ isOwnTender: true })).toBe('不能对本企业发布的招标进行投标');
  });

  test('BD3: it is replaced, taken back and handed in again; only the platform opens and rejects it', () => {
    const acts = (
      status: (typeof BID_STATUS)[keyof typeof BID_STATUS],
      who: typeof supplier | typeof system = supplier,
    ) => bidMachine.allowedActions(status, who, READY);
    expect([acts(draft), acts(submitted), acts(withdrawn), acts(opened)]).toEqual([
      ['submit'],
      ['submit', 'withdraw'],
      ['submit'],
      [],
    ]);
    expect([acts(submitted, system), acts(opened, system), acts(rejected, system)]).toEqual([
      ['open', 'expire'],
      ['rejectUnpaid', 'review', 'expire'],
      [],
    ]);
  });

  test('TN9: bidding ends with three bids, fails with fewer, or waits a day for a buyer who may go on', () => {
    const facts: TenderFacts = {
      ...{ hasSignUpBegun: true, hasSignUpEnded: true, signUps: 3, isStatutory: true, isDecisionOver: true },
      ...{ hasBiddingEnded: true, bids: 3, isBidDecisionOver: true, hasOpenTimeCome: true },
      ...{ isPublicityOver: false, openObjections: 0 },
    };
    const { bidding, opening, failed, evaluating } = TENDER_STATUS;
    const close = (over: Partial<TenderFacts>) => {
      const result = tenderMachine.transition(bidding, 'closeBids', system, { ...facts, ...over });
      return result.ok ? result.status : null;
    };
    expect([close({}), close({ bids: 2 }), close({ hasBiddingEnded: false })]).toEqual([opening, failed, null]);
    expect([close({ bids: 2, isBidDecisionOver: false }), close({ bids: 0, isBidDecisionOver: false })]).toEqual([
      null,
      failed,
    ]);
    const buyer = { is: ['owner'] as const, permissionKeys: ['tender_change', 'tender_open'] };
    const acts = (over: Partial<TenderFacts>, status: typeof bidding | typeof opening = bidding) =>
      tenderMachine.allowedActions(status, buyer, { ...facts, ...over });
    expect(acts({ bids: 2, isBidDecisionOver: false })).toEqual(['continue']);
    expect([acts({ bids: 3 }), acts({ bids: 0, isBidDecisionOver: false })]).toEqual([[], []]);
    expect([acts({}, opening), acts({ hasOpenTimeCome: false }, opening)]).toEqual([['open'], []]);
    expect(tenderMachine.transition(opening, 'open', system, facts)).toEqual({ ok: true, status: evaluating });
  });
});

test('BD4: a receipt is signed over all that it says', () => {
  const receipt = {
    ...{ code: 'TB2026112500001-1', tenderCode: 'ZB1', tenderTitle: '招标', bidderName: '钢材', revision: 1 },
    ...{ submitTime: '2026-11-25 09:00:00.123', payloadHash: 'ab' },
    files: [{ part: 'techFiles' as const, fileName: '技术标.pdf', fileSize: 3, md5: 'cd' }],
  };
  const changes = [
    ...Object.entries(receipt).map(([name, value]) => ({
      ...receipt,
      [name]: Array.isArray(value) ? [] : `${value}0`,
    })),
    { ...receipt, files: [{ ...receipt.files[0], md5: 'ef' }] },
  ] as (typeof receipt)[];
  expect(new Set([receipt, ...changes].map(receiptText)).size).toBe(changes.length + 1);
});
