import type { TradePlatform } from '../src/testing/inquiries.ts';

/** How many products there are, and of how many companies. */
export interface ProductSize {
  readonly companies: number;
  readonly products: number;
}

const BRANDS = `'{衡砺,朔岭,拓垚,云岫,砚北,晟岳,临珩,朴石,松屿,江曜,禾衍,铁岚,砺川,岭澜,查湖,长岚}'::text[]`;
const CITIES = `'{220100,220200,220300,220400,220500,220600,220700,220800,222400}'::text[]`;

/**
 * Fills the table of products in sets, past row security: of all leaves of 18 groups alike, nineteen of twenty on the shelf,
 * each with two of the parameters that lists are narrowed by, three of ten priced in steps and one of ten as is agreed.
 */
export async function writeProducts({ db }: TradePlatform, { companies, products }: ProductSize): Promise<void> {
  await db.admin(
    `create temporary table seller as
     with person as (
       insert into account (phone, real_name)
       select (13600000000 + n)::text, '供应' || n from generate_series(1, $1::int) as n returning id
     ), company as (
       insert into business (name, tenant_id, kind, city_code)
       select '吉林省第' || n || '建材有限公司', '000000', 1, (${CITIES})[n % 9 + 1] from generate_series(1, $1::int) as n
       returning id
     )
     select row_number() over (order by company.id) - 1 as place, company.id as business_id, person.id as user_id
     from (select id, row_number() over (order by id) as n from person) as person
     join (select id, row_number() over (order by id) as n from company) as company using (n)`,
    [companies],
  );
  await db.admin(
    `insert into product (business_id, create_user_id, update_user_id, code, title, cover, status, publish_time, category_code,
       brand_name, unit, tax_rate, invoice_type, price_mode, price_from, price_to, stock, skus, delivery_days, images,
       attributes, facet_values, detail, sort, view_count)
     select s.business_id, s.user_id, s.user_id, 'SPB' || lpad(n::text, 8, '0'),
       (${BRANDS})[n % 16 + 1] || '商品第' || n || '号', '/art/scene-steel.svg', case when n % 20 = 0 then 4 else 2 end,
       now() - n * interval '1 minute', lpad(((n * 7) % 18 + 1)::text, 2, '0') || lpad(((n / 18) % 5 + 1)::text, 2, '0'),
       (${BRANDS})[(n * 3) % 16 + 1], 't', 13, 1, case when n % 10 = 0 then 3 when n % 10 < 4 then 2 else 1 end,
       case when n % 10 = 0 then null else 1000 + (n * 37) % 900000 end,
       case when n % 10 = 0 then null else 2000 + (n * 37) % 900000 end, n % 1000, '[]', 2, '{/art/scene-steel.svg}',
       '[]', array['牌号:' || (array['HRB400E', 'HRB500E', 'HPB300', 'Q235B'])[n % 4 + 1],
         '定尺长度:' || (array['6m', '9m', '12m'])[n % 3 + 1]],
       repeat('按国标生产，随货附质量证明书。', 40), n % 50, (n * 13) % 5000
     from generate_series(1, $1::int) as n join seller s on s.place = n % $2::int`,
    [products, companies],
  );
  // As after its first night: lists are read from indexes alone where a page is known to be seen by all.
  await db.admin('vacuum (analyze) product');
}
