import { randomUUID } from 'node:crypto';
import { DAY_MS, formatDate, formatDateTime, HOUR_MS } from '@jianzhu/domain';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { portal } from './addresses.ts';
import { enterAs, type Login, setCookies, shareDevice } from './login.ts';
import { expectInteractive } from './shell.ts';
import { unusedName } from './uploads.ts';

const trade = '/api/rs-trade-service/ecomm';
const addresses = '/api/rs-member-service/ecomm/address/save';

/** The pages of procurement that journeys open, each by the id of its record. */
export const tradePages = {
  editor: (id: string) => `/user/building-materials/addInquirySheet?id=${id}`,
  inquiry: (id: string) => `/user/my-quotation/inquiry-detail?id=${id}`,
  quote: (id: string) => `/user/my-quotation/quote?inquiryId=${id}`,
  second: (id: string) => `/user/building-materials/secondQuotation?inquiryId=${id}`,
  selecting: (id: string) => `/user/building-materials/selecting?inquiryId=${id}`,
  deal: (id: string) => `/user/my-quotation/deal-detail?id=${id}`,
  notice: (id: string) => `/user/my-quotation/deal-notice?id=${id}`,
} as const;

interface Answer {
  readonly code: number;
  readonly msg: string;
  // biome-ignore lint/suspicious/noExplicitAny: a journey reads what it asked for
  readonly data: any;
}

/** A member in a browser of his own. */
export interface Trader {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly phone: string;
  /** Opens a page and waits until it can be used. */
  visit(address: string): Promise<void>;
  /** Calls the platform as the pages do. */
  get(path: string): Promise<Answer>;
  post(path: string, body: object): Promise<Answer>;
}

/** Lets a member act on one side, in a context of his own unless one is given. */
export async function tradeAs(
  where: Browser | { readonly context: BrowserContext; readonly page: Page },
  phone: string,
  side: 'require' | 'supply',
): Promise<Trader> {
  const context = 'newContext' in where ? await where.newContext() : where.context;
  await shareDevice(context);
  const login = await enterAs(context, { phone });
  await setCookies(context, { 'Company-Type': side });
  const page = 'newContext' in where ? await context.newPage() : where.page;
  const send = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
    const response = await context.request.fetch(`${portal}${path}`, {
      method,
      headers: { ...headersOf(login), 'Idempotency-Key': randomUUID() },
      ...(body !== undefined && { data: body }),
    });
    return response.json();
  };
  return {
    ...{ page, context, phone },
    async visit(address) {
      await page.goto(address);
      await expectInteractive(page);
    },
    get: (path) => send('GET', path.startsWith('/api') ? path : `${trade}${path}`),
    post: (path, body) => send('POST', path.startsWith('/api') ? path : `${trade}${path}`, body),
  };
}

const headersOf = ({ token, platformToken, businessId }: Login) => ({
  'Blade-Auth': `bearer ${platformToken}`,
  'Business-Token': `bearer ${token}`,
  'Company-Id': businessId,
});

/** What a call of the way to a journey gave; anything but success ends it. */
export function done({ code, msg, data }: Answer) {
  if (code !== 200) throw new Error(`${code} ${msg}`);
  return data;
}

const line = (materialName: string) => ({
  ...{ categoryCode: '0101', materialName, spec: 'HRB400E 25mm', unit: 't', quantity: '10', acceptEquivalent: 1 },
});

export interface Published {
  readonly id: string;
  readonly title: string;
  readonly lineIds: readonly string[];
}

async function addAddress(buyer: Trader): Promise<string> {
  const region = { provinceCode: '220000', provinceName: '吉林省', cityCode: '220100', cityName: '长春市' };
  const saved = await buyer.post(addresses, {
    ...{ receiver: '刘建军', phone: '13800001111', detail: '人民大街6666号9层', isDefault: 0 },
    region: { ...region, districtCode: '220104', districtName: '朝阳区' },
  });
  return done(saved).id;
}

/** A draft with two lines, for a day and three hours from now. */
export async function draftInquiry(
  buyer: Trader,
  over: object = {},
): Promise<{ readonly id: string; readonly version: number; readonly title: string }> {
  const addressId = await addAddress(buyer);
  const deadline = Date.now() + DAY_MS + 3 * HOUR_MS;
  const title = unusedName('旅程钢材', '').slice(0, 40);
  const saved = done(
    await buyer.post('/inquiry/save', {
      ...{ title, categoryCodes: ['01'], publishScope: 1, wholeOrder: 0, sealed: 0, allowSecond: 1 },
      ...{ quoteDeadline: formatDateTime(deadline), deliveryDate: formatDate(deadline + 20 * DAY_MS) },
      ...{ addressId, deliveryMethod: 1, freightBearer: 1, paymentTerm: 1, invoiceType: 1 },
      ...{ pricingMode: 1, contactName: '李采宁', contactPhone: '13800002222', hideContact: 1, inviteeIds: [] },
      lines: [line('螺纹钢'), line('线材')],
      ...over,
    }),
  );
  return { id: saved.id, version: saved.version, title };
}

/** An inquiry that takes quotations. */
export async function publishInquiry(buyer: Trader, over: object = {}): Promise<Published> {
  const { id, version, title } = await draftInquiry(buyer, over);
  done(await buyer.post('/inquiry/publish', { id, version }));
  const { lines } = done(await buyer.get(`/inquiry/detail?id=${id}`));
  return { id, title, lineIds: lines.map(({ lineId }: { readonly lineId: string }) => lineId) };
}

/** A quotation for every line that has a price, in fen with tax. */
export async function submitQuotation(
  supplier: Trader,
  { id, lineIds }: Published,
  prices: readonly (number | null)[],
): Promise<string> {
  const sent = await supplier.post('/quotation/submit', {
    ...{ inquiryId: id, validUntil: formatDate(Date.now() + 40 * DAY_MS), deliveryDays: 5, paymentTermAccept: 1 },
    ...{ invoiceType: 1, discountAmount: 0, contactName: '陈钢', contactPhone: '13800003333' },
    lines: lineIds.map((inquiryLineId, index) => ({
      inquiryLineId,
      quoted: prices[index] == null ? 0 : 1,
      unitPrice: prices[index] ?? null,
      taxRate: prices[index] == null ? null : 13,
    })),
  });
  return done(sent).id;
}

/** Ends the time for quotations: all is open now. */
export async function openInquiry(buyer: Trader, { id }: Pick<Published, 'id'>): Promise<void> {
  const { version } = done(await buyer.get(`/inquiry/detail?id=${id}`));
  done(await buyer.post('/inquiry/open', { id, version }));
}

/** Asks everybody who has answered an opened inquiry for a second price of all lines, until a day and three hours from now. */
export async function startSecond(
  buyer: Trader,
  { id, lineIds }: Published,
  quotationIds: readonly string[],
): Promise<void> {
  const { version } = done(await buyer.get(`/inquiry/detail?id=${id}`));
  const deadline = formatDateTime(Date.now() + DAY_MS + 3 * HOUR_MS);
  const round = { quotationIds, lineIds, deadline, targetPrices: [], showTarget: 0, showRank: 1, message: '' };
  done(await buyer.post('/inquiry/second/start', { id, version, ...round }));
}

/** The deals of an inquiry, the newest first. */
export async function dealsOf(buyer: Trader, { id }: Pick<Published, 'id'>) {
  const { deals } = done(await buyer.get(`/inquiry/detail?id=${id}`)).buyer;
  return deals as readonly { readonly id: string; readonly status: number; readonly businessName: string }[];
}
