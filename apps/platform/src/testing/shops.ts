import { randomUUID } from 'node:crypto';
import { type AnyBlock, defaultPage, type PageSchema } from '@jianzhu/domain/shops';
import { expect } from 'vitest';
import { addCompany } from './inquiries.ts';
import { type TestMember, tokensOf } from './members.ts';
import { addOperator } from './operators.ts';
import { PATHS, type TestPlatform } from './test-platform.ts';

const SHOP = '/api/rs-member-service/ecomm/shop';
const OPS = '/api/rs-ops-service';

/** Puts a product of a member's company on the shelf. @returns its id */
export async function addProduct(
  platform: TestPlatform,
  { businessId, userId }: TestMember,
  title: string,
  more: { readonly categoryIds?: readonly string[]; readonly views?: number } = {},
): Promise<string> {
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into product (business_id, create_user_id, update_user_id, title, category_code, brand_name, unit, tax_rate,
       invoice_type, price_mode, price_from, price_to, stock, skus, delivery_days, images, detail, status, publish_time,
       shop_category_ids, view_count)
     values ($1, $2, $2, $3, '0101', '衡砺', 't', 13, 1, 1, 347000, 347000, 60, '[]', 3, '{}', '<p>现货</p>', 2,
       clock_timestamp(), $4, $5) returning id`,
    [businessId, userId, title, more.categoryIds ?? [], more.views ?? 0],
  );
  return row?.id ?? '';
}

/** Has a company show itself, as a certified one does. */
async function showCompany(platform: TestPlatform, { businessId }: TestMember): Promise<void> {
  await platform.db.admin(
    `insert into company_profile (business_id, short_name, logo, image, tags, region_name, main_categories, qualification,
       highlight, view_count, is_published, contact_name, contact_phone)
     values ($1, '衡砺', '', '', '{}', '长春市', '{}', '', '', 7, true, '陈钢', '13800001111')`,
    [businessId],
  );
}

/** What tests of shops do again and again, by the calls: one company with a shop, another that looks on. */
export async function shopOn(platform: TestPlatform) {
  const [owner, stranger] = [await addCompany(platform, '长春衡砺钢材'), await addCompany(platform, '买方建设')];
  await showCompany(platform, owner);
  const { token: operatorToken } = await addOperator(platform.db);
  const post = (path: string, body: object, member = owner) =>
    platform.post(`${SHOP}/${path}`, body, {
      ...{ tokens: tokensOf(member), headers: { 'idempotency-key': randomUUID() } },
    });
  const get = (path: string, member = owner) => platform.get(`${SHOP}/${path}`, tokensOf(member));
  const ops = (path: string, body: object) => platform.post(`${OPS}/${path}`, body, { tokens: { operatorToken } });
  const shown = async (terminal = 'pc') =>
    platform.get(`${PATHS.front}/shop/page?businessId=${owner.businessId}&terminal=${terminal}`);
  const draft = async (terminal = 'pc') => (await get(`page?terminal=${terminal}`)).data;
  /** The first page with these blocks behind its header. */
  const pageWith = (...blocks: readonly AnyBlock[]): PageSchema => {
    const page = defaultPage('长春衡砺钢材', 'pc');
    return { ...page, blocks: [...page.blocks.slice(0, 1), ...blocks, ...page.blocks.slice(1)] };
  };
  const save = async (schema: PageSchema, terminal = 'pc', member = owner) => {
    const { version } = (await get(`page?terminal=${terminal}`, member)).data;
    return post('save', { terminal, version, schema }, member);
  };
  const publish = async (terminal = 'pc') => post('publish', { terminal, version: (await draft(terminal)).version });
  const published = async (schema: PageSchema) => {
    expect(await save(schema)).toMatchObject({ code: 200 });
    const answer = await publish();
    expect([answer.code, answer.msg]).toEqual([200, expect.anything()]);
    return answer.data;
  };
  return { owner, stranger, operatorToken, post, get, ops, shown, draft, pageWith, save, publish, published };
}
