import { DAY_MS, formatDateTime } from '@jianzhu/domain';
import { type APIRequestContext, expect } from '@playwright/test';
import { decideReview } from './operator.ts';
import { done, type Trader } from './trade.ts';
import { choose, newFile, unusedName } from './uploads.ts';

/** At nine, so many days from now. */
export const nine = (days: number) => `${formatDateTime(Date.now() + days * DAY_MS).slice(0, 10)} 09:00:00`;

const pageOf = (tenderType: number) => `/user/invite-tenders/subPage/${tenderType === 2 ? 'default' : 'public'}`;

export const tenderView = (id: string, tenderType = 1) => `${pageOf(tenderType)}?id=${id}&mode=view`;

interface FoundTender {
  readonly id: string;
  readonly title: string;
  readonly code: string;
  readonly tenderType: number;
}

/** The one tender of the demonstration that its buyer finds by a text of its title or code. */
async function findTender(buyer: Trader, keyword: string): Promise<FoundTender> {
  const { records } = done(await buyer.get(`/tender/list?keyword=${encodeURIComponent(keyword)}`));
  if (records.length !== 1) throw new Error(`${records.length} tenders have “${keyword}”`);
  return records[0];
}

/** A tender of the demonstration by its lot (`49标`), as its buyer finds it. */
export const demoTender = (buyer: Trader, lot: number) => findTender(buyer, `（${lot}标）`);

/** The same of an early one, whose title has no lot, by the end of its code. */
export const earlyTender = (buyer: Trader, number: number) => findTender(buyer, String(90_000 + number));

/** Phones of those whom a buyer has let in and who have paid, in the order in which they have signed up. */
export async function paidBidders(buyer: Trader, tenderId: string): Promise<readonly string[]> {
  const { records } = done(await buyer.get(`/signup/list?tenderId=${tenderId}&status=1&size=50&sort=submitTime`));
  const rows = records as readonly {
    readonly contactPhone: string;
    readonly isFeePaid: boolean;
    readonly depositStatus: number | null;
  }[];
  return rows.filter(({ isFeePaid, depositStatus }) => isFeePaid && depositStatus === 2).map((row) => row.contactPhone);
}

/** The pages of a tender from its opening on. */
export const resultPages = {
  table: (id: string) => `/user/my-bid/bitTable?tenderId=${id}`,
  award: (id: string) => `/user/invite-tenders/subPage/selectingBiddingConfirm?id=${id}`,
} as const;

/** A tender of goods that is announced, with a document that its buyer has uploaded. */
export async function publishTender(
  buyer: Trader,
  request: APIRequestContext,
  over: { readonly title: string; readonly tenderType?: number; readonly inviteeIds?: readonly string[] },
): Promise<{ readonly id: string; readonly title: string }> {
  const { tenderType = 1 } = over;
  const { id } = done(
    await buyer.post('/tender/save', {
      ...{ tenderType, tenderKind: 1, isStatutory: 0, statutoryNo: '', projectName: '旅程安置房', fundSource: 2 },
      region: {
        ...{ provinceCode: '220000', provinceName: '吉林省', cityCode: '220100', cityName: '长春市' },
        ...{ districtCode: '220104', districtName: '朝阳区' },
      },
      ...{ scopeText: '主体结构用钢筋，含运输与卸车配合', estimateAmount: 1_000_000_00, controlPrice: null },
      ...{ requiredQualifications: [], allowConsortium: 0, performanceText: '', needAudit: 1 },
      ...{ signUpStart: nine(2), signUpEnd: nine(9), docStart: nine(2), docEnd: nine(9), bidDeadline: nine(22) },
      ...{ openTime: nine(22), depositDeadline: '', docFee: 0, depositAmount: 0, depositMethods: [], evalMethod: 1 },
      ...{ evalItems: [], bidValidDays: 60, candidateCount: 3, publicityDays: 3, docs: [], docVisible: 1 },
      ...{ contactName: '林砼', contactPhone: buyer.phone, agencyName: '', inviteeIds: [] },
      lines: [{ categoryCode: '0101', materialName: '螺纹钢', spec: 'HRB400E Φ25', unit: 't', quantity: '120' }],
      ...over,
    }),
  );
  const { page } = buyer;
  await buyer.visit(`${pageOf(tenderType)}?id=${id}`);
  await choose(page.locator('[data-attachments]'), newFile(unusedName('招标文件', 'txt')));
  const docCount = async () => done(await buyer.get(`/tender/detail?id=${id}`)).docCount;
  await expect(async () => {
    await page.getByRole('button', { name: '存草稿' }).click();
    expect(await docCount()).toBe(1);
  }).toPass();
  const { version } = done(await buyer.get(`/tender/detail?id=${id}`));
  done(await buyer.post('/tender/submit', { id, version }));
  await decideReview(request, { bizType: 'tender', bizId: id });
  return { id, title: over.title };
}

/** Ids of companies by a part of their names, for invitations. */
export async function companyIds(buyer: Trader, ...names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const keyword of names) {
    const { records } = done(
      await buyer.get(`/api/rs-member-service/ecomm/supplier/all?size=20&keyword=${encodeURIComponent(keyword)}`),
    );
    ids.push(records[0].supplierId);
  }
  return ids;
}
