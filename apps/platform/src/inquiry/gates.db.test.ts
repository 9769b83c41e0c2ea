import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addAddressOf,
  addCompany,
  inquiryFields,
  publishAs,
  quotationFields,
  TRADE_PATHS,
  tradeOn,
} from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const { inquiry, quotation } = TRADE_PATHS;

let platform: TestPlatform;
let buyer: TestMember;
let supplier: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, supplier] = [await addCompany(platform, '准入采购建设'), await addCompany(platform, '准入供应钢材')];
});
afterAll(() => platform.close());

const { by, act, detailOf } = tradeOn(() => platform);
const setLevel = ({ businessId }: TestMember, columns: string) =>
  platform.db.admin(`update business set ${columns} where id = $1`, [businessId]);
const addQualification = (expireDate: string) =>
  platform.db.admin(
    `insert into qualification (business_id, series, category_name, grade, cert_no, expire_date, is_shown, approved_at)
     values ($1, '施工总承包', '建筑工程', '一级', 'D222000123', $2, false, now())`,
    [supplier.businessId, expireDate],
  );

describe('whom a buyer wants to hear from', () => {
  /** What the supplier reads of it, and what its draft and its submission come to. */
  async function tryQuote({ id, lineIds }: { readonly id: string; readonly lineIds: readonly string[] }) {
    const seen = await detailOf(id, supplier);
    const fields = quotationFields(id, lineIds, [300_000, 300_000]);
    const saved = await by(supplier).post(`${quotation}/save`, fields);
    const { id: kept, version } = saved.data ?? {};
    const submitted = await by(supplier).post(`${quotation}/submit`, { ...fields, ...(kept && { id: kept, version }) });
    return {
      refusal: seen.supplier.refusal,
      isOffered: seen.allowedActions.includes('quote'),
      answers: [saved, submitted].map(({ code, msg }) => (code === 200 ? code : `${code} ${msg}`)),
    };
  }
  const refused = (code: number, message: string) => ({
    refusal: { code, message },
    isOffered: false,
    answers: [`${code} ${message}`, `${code} ${message}`],
  });
  const admitted = { refusal: null, isOffered: true, answers: [200, 200] };

  it('is a member, and no longer once the membership has run out', async () => {
    const asked = await publishAs(platform, buyer, { minSupplierLevel: 2 });
    await setLevel(supplier, `vip_level = 2, vip_until = now() - interval '1 minute'`);
    expect(await tryQuote(asked)).toEqual(refused(422, '该询价仅限会员企业报价'));
    await setLevel(supplier, `vip_level = 2, vip_until = now() + interval '1 day'`);
    expect(await tryQuote(asked)).toEqual(admitted);
  });

  it('has each certificate that is asked for, shown or not, while it is valid', async () => {
    const asked = await publishAs(platform, buyer, { requiredQualifications: ['101'] });
    const missing = refused(422, '贵单位不具备询价要求的资质：施工总承包 建筑工程');
    expect(await tryQuote(asked)).toEqual(missing);
    await addQualification('2020-01-01');
    expect(await tryQuote(asked)).toEqual(missing);
    await addQualification('2999-01-01');
    await platform.db.admin(`update qualification set revoked_at = now() where expire_date > now()`);
    expect(await tryQuote(asked)).toEqual(missing);
    await addQualification('2999-01-01');
    expect(await tryQuote(asked)).toEqual(admitted);
  });

  it('is certified, whatever is asked', async () => {
    const asked = await publishAs(platform, buyer);
    await setLevel(supplier, 'cert_status = 0');
    expect(await tryQuote(asked)).toEqual(refused(412, '请先完成企业认证'));
    await setLevel(supplier, 'cert_status = 2');
  });
});

describe('inquiries of a month', () => {
  const publish = async (member: TestMember, draft: { readonly id: string; readonly version: number }) =>
    by(member).post(`${inquiry}/publish`, draft);
  const quota = async (member: TestMember) => (await by(member).get(`${inquiry}/quota`)).data;

  async function addDraft(member: TestMember, addressId: string) {
    const { data } = await by(member).post(`${inquiry}/save`, inquiryFields({ addressId }));
    return { id: data.id as string, version: data.version as number };
  }

  it('are as many as the membership gives, also when they are published at once', async () => {
    const owner = await addCompany(platform, '额度采购建设');
    await setLevel(owner, 'vip_level = 0');
    const addressId = await addAddressOf(platform, owner);
    const drafts = await Promise.all(Array.from({ length: 8 }, () => addDraft(owner, addressId)));
    expect(await quota(owner)).toEqual({ used: 0, limit: 5, refusal: null });
    const answers = await Promise.all(drafts.map((draft) => publish(owner, draft)));
    const usedUp = '当前会员等级的额度已用完，请升级会员';
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 200, 200, 200, 200, 413, 413, 413]);
    expect(await quota(owner)).toEqual({ used: 5, limit: 5, refusal: { code: 413, message: usedUp } });
    const left = drafts[answers.findIndex(({ code }) => code === 413)] ?? { id: '', version: 0 };
    expect(await publish(owner, left)).toMatchObject({ code: 413, msg: usedUp, data: null });
    const rows = await platform.db.admin('select from inquiry_invitee where inquiry_id = $1', [left.id]);
    expect(rows).toEqual([]);

    await setLevel(owner, 'vip_level = 1');
    expect(await publish(owner, left)).toMatchObject({ code: 200 });
    expect(await quota(owner)).toEqual({ used: 6, limit: 20, refusal: null });
  });

  it('count once when one is taken back and published again, and still once it is removed', async () => {
    const owner = await addCompany(platform, '撤回采购建设');
    await setLevel(owner, 'vip_level = 0');
    const { id } = await publishAs(platform, owner);
    await act(owner, id, 'withdraw');
    expect(await act(owner, id, 'publish')).toMatchObject({ code: 200 });
    await act(owner, id, 'withdraw');
    expect(await act(owner, id, 'delete')).toMatchObject({ code: 200 });
    expect((await quota(owner)).used).toBe(1);
  });

  it('are none of a company that is not certified', async () => {
    const owner = await addCompany(platform, '未认证采购建设');
    await setLevel(owner, 'cert_status = 0');
    const refusal = { code: 412, message: '请先完成企业认证' };
    expect(await quota(owner)).toMatchObject({ limit: null, refusal });
  });
});
