import { randomUUID } from 'node:crypto';
import { PRODUCT_IMPORT_COLUMNS } from '@jianzhu/domain/product-imports';
import { addCompany } from '../src/testing/inquiries.ts';
import { tokensOf } from '../src/testing/members.ts';
import { openBenchPlatform } from './bench-platform.ts';
import { reportTrade, round1, shareOf, timeTurns } from './trade-figures.ts';

// 2,000 products of one sheet: read with what is wrong, then written as drafts, by the calls, in this process and its
// PostgreSQL. Each time they are as many more.

/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const isShort = process.env.BENCH_SHORT === '1';
const count = isShort ? 100 : 2_000;
const turns = isShort ? 1 : 4;
const GOAL_MS = 10_000;

const member = '/api/rs-member-service/ecomm/product';

const rowsOf = (turn: number) =>
  Array.from({ length: count }, (_, at) => {
    const cells: Readonly<Record<string, string>> = {
      ...{ name: `螺纹钢${turn}-${at}号规格`, categoryCode: '0101', brandName: '朔岭', spec: `HRB400E Φ${at}` },
      ...{ unit: '吨', price: '3380.50', taxRate: '13%', stock: '120', minOrderQty: '5', skuCode: `S${turn}-${at}` },
    };
    return { rowNo: at + 2, cells: PRODUCT_IMPORT_COLUMNS.map(({ name }) => cells[name] ?? '') };
  });

const platform = await openBenchPlatform();
try {
  const seller = await addCompany(platform, '导入压测建材有限公司');
  await platform.db.admin(
    `insert into supplier_standing (business_id, main_categories, supply_regions, service_tags, intro, warehouses,
       approve_time) values ($1, '{01}', '{220100}', '{}', '', '[]', now())`,
    [seller.businessId],
  );
  const post = async (path: string, body: object) => {
    const answer = await platform.post(`${member}/${path}`, body, {
      ...{ tokens: tokensOf(seller), headers: { 'idempotency-key': randomUUID() } },
    });
    if (answer.code !== 200) throw new Error(`${path}: ${JSON.stringify(answer).slice(0, 400)}`);
  };
  let turn = 0;
  const read = await timeTurns(turns, () => post('import-parse', { rows: rowsOf(0) }));
  const written = await timeTurns(turns, () => {
    turn += 1;
    return post('import', { rows: rowsOf(turn).map((row) => ({ ...row, images: [] })), deliveryDays: 7 });
  });
  process.stdout.write(
    `${count} products: read ${round1(shareOf(read, 1))} ms, written ${round1(shareOf(written, 1))} ms\n`,
  );
  reportTrade('product-import', { whole: shareOf(read, 1) + shareOf(written, 1) }, { whole: GOAL_MS });
} finally {
  await platform.close();
}
