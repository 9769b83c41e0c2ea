import { formatDateTime } from '@jianzhu/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, type Published, publishAs, tradeOn } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const CARDS = '/api/rs-trade-service/ecomm/record/cards';

let platform: TestPlatform;
let buyer: TestMember;
let supplier: TestMember;
let rival: TestMember;
let published: Published;
let quotationId: string;

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, supplier, rival] = [
    await addCompany(platform, '名片采购建设'),
    await addCompany(platform, '名片供应建材'),
    await addCompany(platform, '名片旁观建材'),
  ];
  published = await publishAs(platform, buyer);
  quotationId = (await quote(supplier, published, [7, 7])).data.id;
});
afterAll(() => platform.close());

const { act, by, quote, endRound, award, detailOf } = tradeOn(() => platform);
const cards = async (member: TestMember, ...records: string[]) =>
  (await by(member).get(`${CARDS}?records=${records.join(',')}`)).data;

describe('cards of records (domain rules 4.6)', () => {
  it('show each reader what the page of the record shows her, and nothing of what it hides', async () => {
    const [shown] = await cards(supplier, `inquiry:${published.id}`);
    expect(shown).toMatchObject({
      kind: 'inquiry',
      id: published.id,
      status: 1,
      amount: null,
      otherName: '名片采购建设',
      quotationStatus: 1,
    });
    const [quoted] = await cards(supplier, `quotation:${quotationId}`);
    expect(quoted.amount).toBeGreaterThan(0);
    expect(quoted).toMatchObject({ otherName: '名片采购建设', isSealed: false, side: 'supply' });
    expect(await cards(rival, `quotation:${quotationId}`, 'inquiry:1', 'deal:1')).toEqual([]);
  });

  it('keep a quotation sealed to its buyer until the deadline, and show it then (acceptance 2)', async () => {
    const sealed = await cards(buyer, `quotation:${quotationId}`);
    expect(sealed).toEqual([
      {
        ...{ kind: 'quotation', id: quotationId, side: 'require', code: '', title: '', status: 1, otherName: '' },
        ...{ amount: null, isSealed: true, deadline: '', inviteStatus: null, quotationStatus: null },
      },
    ]);
    await endRound(published.id);
    const [opened] = await cards(buyer, `quotation:${quotationId}`);
    expect(opened).toMatchObject({ isSealed: false, otherName: '名片供应建材' });
    expect(opened.amount).toBeGreaterThan(0);
  });

  it('say of a second round that its prices are sealed anew', async () => {
    const { lines } = await detailOf(published.id, buyer);
    await act(buyer, published.id, 'second/start', {
      ...{ quotationIds: [quotationId], lineIds: lines.map(({ lineId }: { lineId: string }) => lineId) },
      ...{
        deadline: formatDateTime(Date.now() + 86_400_000),
        targetPrices: [],
        showTarget: 0,
        showRank: 0,
        message: '',
      },
    });
    expect(await cards(buyer, `quotation:${quotationId}`)).toMatchObject([{ isSealed: true, status: 3, amount: null }]);
    await endRound(published.id, 2);
    expect(await cards(buyer, `quotation:${quotationId}`)).toMatchObject([{ isSealed: false }]);
  });

  it('show a deal to its two sides', async () => {
    await award(buyer, published, quotationId);
    const deal = `deal:${(await detailOf(published.id, buyer)).buyer.deals[0].id}`;
    expect(await cards(buyer, deal)).toMatchObject([{ kind: 'deal', status: 0, otherName: '名片供应建材' }]);
    expect(await cards(supplier, deal)).toMatchObject([{ kind: 'deal', otherName: '名片采购建设' }]);
    expect(await cards(rival, deal)).toEqual([]);
  });

  it('are of known kinds, twenty at most', async () => {
    const ask = (records: string) => by(buyer).get(`${CARDS}?records=${records}`);
    expect((await ask('account:1')).msg).toBe('编号不正确');
    expect((await ask(Array.from({ length: 21 }, (_, n) => `deal:${n + 1}`).join(','))).msg).toBe(
      '一次最多查看20条数据',
    );
  });
});
