import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAddressOf, addCompany, inquiryFields, TRADE_PATHS, tradeOn } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const { inquiry } = TRADE_PATHS;

let platform: TestPlatform;
let buyer: TestMember;
let first: TestMember;
let second: TestMember;
let addressId = '';

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '邀请采购建设');
  [first, second] = [await addCompany(platform, '甲受邀钢材'), await addCompany(platform, '乙受邀钢材')];
  addressId = await addAddressOf(platform, buyer);
});
afterAll(() => platform.close());

const { by, act, detailOf: detail } = tradeOn(() => platform);
const post = (path: string, body: object) => by(buyer).post(`${inquiry}/${path}`, body);
const detailOf = (id: string) => detail(id, buyer);

async function addDraft(): Promise<string> {
  const { data } = await post('save', inquiryFields({ addressId, publishScope: 2 }));
  return data.id;
}

/** Chooses as somebody who has just seen the draft. */
const choose = (id: string, members: readonly TestMember[]) =>
  act(buyer, id, 'choose-invitees', { businessIds: members.map(({ businessId }) => businessId) });

describe('whom a draft invites', () => {
  it('is kept with it in the order of choosing, named, changed as a whole, and told when it is published', async () => {
    const id = await addDraft();
    expect(await choose(id, [second, first, second])).toMatchObject({ code: 200, data: { id, status: 0 } });
    const { buyer: own } = await detailOf(id);
    expect(own).toMatchObject({
      invitedCount: 2,
      invitees: [
        { businessId: second.businessId, businessName: '乙受邀钢材' },
        { businessId: first.businessId, businessName: '甲受邀钢材' },
      ],
    });
    expect(await choose(id, [first])).toMatchObject({ code: 200 });
    expect(await act(buyer, id, 'publish')).toMatchObject({ code: 200, data: { status: 1 } });
    expect((await detailOf(id)).buyer.invitees).toEqual([{ businessId: first.businessId, businessName: '甲受邀钢材' }]);
    const told = await platform.db.admin<{ user_id: string }>(`select user_id from notice where title = '询价邀请'`);
    expect(told.map(({ user_id }) => user_id)).toEqual([first.userId]);
  });

  it('can be nobody again', async () => {
    const id = await addDraft();
    await choose(id, [first]);
    expect(await choose(id, [])).toMatchObject({ code: 200 });
    expect((await detailOf(id)).buyer).toMatchObject({ invitedCount: 0, invitees: [] });
  });

  it('is nobody who cannot be invited, and nothing is kept then', async () => {
    const id = await addDraft();
    await choose(id, [first]);
    const own = { field: 'businessIds', row: null, message: '不能邀请本企业' };
    expect(await choose(id, [second, buyer])).toMatchObject({
      code: 400,
      msg: own.message,
      data: { fieldErrors: [own] },
    });
    expect((await detailOf(id)).buyer.invitees).toHaveLength(1);
  });

  it('is asked anew of whoever has not seen the last change, and stays when the inquiry is out', async () => {
    const id = await addDraft();
    const { version } = await detailOf(id);
    await choose(id, [first]);
    expect(await post('choose-invitees', { id, version, businessIds: [] })).toMatchObject({ code: 409 });
    await act(buyer, id, 'publish');
    expect(await choose(id, [second])).toMatchObject({ code: 422, msg: '当前状态不允许该操作' });
  });
});
