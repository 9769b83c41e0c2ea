import { randomUUID } from 'node:crypto';
import { DAY_MS, formatDate, formatDateTime, HOUR_MS } from '@jianzhu/domain';
import { addBusiness, addMember, type TestMember, tokensOf } from './members.ts';
import type { TestDatabase } from './test-database.ts';
import type { TestPlatform } from './test-platform.ts';

/** What procurement is made with: the calls, and SQL past row security. Benchmarks have no more of a platform than that. */
export interface TradePlatform extends Pick<TestPlatform, 'get' | 'post'> {
  readonly db: Pick<TestDatabase, 'admin'>;
}

const TRADE = '/api/rs-trade-service/ecomm';

/** Paths of the calls of procurement. */
export const TRADE_PATHS = {
  inquiry: `${TRADE}/inquiry`,
  quotation: `${TRADE}/quotation`,
  deal: `${TRADE}/deal`,
} as const;

/** A certified company that publishes without limit, with an administrator who acts for it. */
export async function addCompany(platform: TradePlatform, name: string): Promise<TestMember> {
  const businessId = await addBusiness(platform.db, name);
  await platform.db.admin('update business set cert_status = 2, vip_level = 3 where id = $1', [businessId]);
  const member = await addMember(platform.db, businessId);
  await platform.db.admin(`update membership set role_keys = '{business_admin}' where user_id = $1`, [member.userId]);
  return member;
}

/** Another member of the same company, with roles of its own. */
export async function addColleague(platform: TradePlatform, of: TestMember, role: string): Promise<TestMember> {
  const member = await addMember(platform.db, of.businessId);
  await platform.db.admin('update membership set role_keys = $2 where user_id = $1', [member.userId, [role]]);
  return member;
}

/** Calls as one member; a form gets a key of its own. */
export function callsOf(platform: TradePlatform, member: TestMember) {
  const tokens = tokensOf(member);
  return {
    get: (path: string) => platform.get(path, tokens),
    post: (path: string, body: object, key: string = randomUUID()) =>
      platform.post(path, body, { tokens, headers: { 'idempotency-key': key } }),
  };
}

export async function addAddressOf(platform: TradePlatform, { businessId, userId }: TestMember): Promise<string> {
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into address (business_id, create_user_id, update_user_id, receiver, phone, landline, region, detail,
       site_name, postcode, is_default)
     values ($1, $2, $2, '刘建军', '13800001111', '', '{"provinceCode":"220000","provinceName":"吉林省",
       "cityCode":"220100","cityName":"长春市","districtCode":"220104","districtName":"朝阳区"}', '人民大街6666号9层',
       '一标段', '', false) returning id`,
    [businessId, userId],
  );
  return row?.id ?? '';
}

/** A line with a name of its own. */
export const lineOf = (name: string, over: object = {}) => ({
  categoryCode: '0101',
  materialName: name,
  spec: 'HRB400E 25mm',
  unit: 't',
  quantity: '10',
  refPrice: 333_300,
  acceptEquivalent: 1,
  ...over,
});

let titles = 0;

/** Fields of an inquiry that may be published; ends in two hours of real time. */
export function inquiryFields(over: object = {}) {
  titles += 1;
  const deadline = Date.now() + 2 * HOUR_MS;
  return {
    title: `钢筋采购第${titles}批`,
    categoryCodes: ['01'],
    publishScope: 1,
    wholeOrder: 0,
    sealed: 1,
    allowSecond: 1,
    quoteDeadline: formatDateTime(deadline),
    deliveryDate: formatDate(deadline + 20 * DAY_MS),
    deliveryMethod: 1,
    freightBearer: 2,
    paymentTerm: 1,
    invoiceType: 1,
    pricingMode: 1,
    contactName: '李采宁',
    contactPhone: '13800002222',
    hideContact: 1,
    inviteeIds: [] as string[],
    lines: [lineOf('螺纹钢'), lineOf('线材')],
    ...over,
  };
}

/** Fields of a quotation for the lines of an inquiry, at these prices in fen. */
export function quotationFields(
  inquiryId: string,
  lineIds: readonly string[],
  prices: readonly (number | null)[],
  over: object = {},
) {
  return {
    inquiryId,
    validUntil: formatDate(Date.now() + 40 * DAY_MS),
    deliveryDays: 5,
    paymentTermAccept: 1,
    invoiceType: 1,
    freightAmount: 10_000,
    freightTaxRate: 9,
    discountAmount: 0,
    contactName: '陈钢',
    contactPhone: '13800003333',
    lines: lineIds.map((inquiryLineId, index) => ({
      inquiryLineId,
      quoted: prices[index] == null ? 0 : 1,
      unitPrice: prices[index] ?? null,
      taxRate: prices[index] == null ? null : 13,
    })),
    ...over,
  };
}

/** Moves the deadline of an inquiry into the past, as time would; what is due then is for `runJobs`. */
export async function passDeadline(platform: TradePlatform, inquiryId: string, round: 1 | 2 = 1): Promise<void> {
  const column = round === 1 ? 'quote_deadline' : 'round2_deadline';
  await platform.db.admin(`update inquiry set ${column} = clock_timestamp() where id = $1`, [inquiryId]);
  await platform.db.admin(
    'update inquiry_round set deadline = clock_timestamp() where inquiry_id = $1 and round = $2',
    [inquiryId, round],
  );
  await platform.db.admin(
    `update job set run_at = 'epoch' where kind = 'inquiry.deadline' and key like $1 || '/' || $2 || '/%'`,
    [inquiryId, String(round)],
  );
}

/** An inquiry that is out, with its lines. */
export interface Published {
  readonly id: string;
  readonly lineIds: readonly string[];
}

/** Saves and publishes an inquiry by the calls. */
export async function publishAs(platform: TradePlatform, buyer: TestMember, over: object = {}): Promise<Published> {
  const { get, post } = callsOf(platform, buyer);
  const addressId = await addAddressOf(platform, buyer);
  const saved = await post(`${TRADE_PATHS.inquiry}/save`, inquiryFields({ addressId, ...over }));
  if (saved.code !== 200) throw new Error(`not saved: ${saved.msg}`);
  const { id, version } = saved.data;
  const published = await post(`${TRADE_PATHS.inquiry}/publish`, { id, version });
  if (published.code !== 200) throw new Error(`not published: ${published.msg} ${JSON.stringify(published.data)}`);
  const { data } = await get(`${TRADE_PATHS.inquiry}/detail?id=${id}`);
  return { id, lineIds: data.lines.map(({ lineId }: { lineId: string }) => lineId) };
}

/**
 * What tests of procurement do again and again, by the calls and as time would. An act on an inquiry is that of somebody
 * who has just read it.
 *
 * @param platform asked at each call: tests make it in `beforeAll`
 */
export function tradeOn(platform: () => TestPlatform) {
  const { inquiry, quotation, deal } = TRADE_PATHS;
  const by = (member: TestMember) => callsOf(platform(), member);
  const detailOf = async (id: string, member: TestMember) => (await by(member).get(`${inquiry}/detail?id=${id}`)).data;
  const act = async (member: TestMember, id: string, path: string, body: object = {}) =>
    by(member).post(`${inquiry}/${path}`, { id, version: (await detailOf(id, member)).version, ...body });
  return {
    by,
    detailOf,
    act,
    compareOf: async (id: string, member: TestMember) => (await by(member).get(`${inquiry}/compare?id=${id}`)).data,
    /** Answers the lines at these prices in fen. */
    quote: (member: TestMember, { id, lineIds }: Published, prices: readonly (number | null)[], over: object = {}) =>
      by(member).post(`${quotation}/submit`, quotationFields(id, lineIds, prices, over)),
    /** Has a round end at its deadline. */
    endRound: async (id: string, round: 1 | 2 = 1) => {
      await passDeadline(platform(), id, round);
      await platform().runJobs();
    },
    /** Gives all lines to one quotation. */
    award: (member: TestMember, { id, lineIds }: Published, quotationId: string, over: object = {}) =>
      act(member, id, 'award', {
        ...{ awards: lineIds.map((lineId) => ({ lineId, quotationId })), resultPublic: 0 },
        ...over,
      }),
    /** The newest deal that a supplier has of an inquiry, as its list shows it. */
    dealOf: async (supplier: TestMember, id: string) => {
      const { title } = await detailOf(id, supplier);
      const { records } = (await by(supplier).get(`${deal}/list?side=supply&size=50`)).data;
      return records.find((row: { title: string }) => row.title === title);
    },
  };
}
