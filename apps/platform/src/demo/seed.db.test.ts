import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentHandlers } from '../content/handlers.ts';
import { withConnection } from '../db/connection.ts';
import { keepPricePoints } from '../deal/price-index.ts';
import type { CallContext } from '../http/handler.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { demoSeed } from './seed.ts';

const NOW = new Date('2026-11-21T02:00:00Z');
const seed = demoSeed({ now: NOW, hashPassword: async () => '$argon2id$demo' });

let db: TestDatabase;
const run = () => withConnection(db.access.admin, seed);

beforeAll(async () => {
  db = await createTestDatabase();
  await run();
});
afterAll(() => db.close());

const count = async (sql: string) => Number((await db.admin<{ n: string }>(`select count(*) as n from ${sql}`))[0]?.n);

describe('the demo data', () => {
  it.each([
    ['business where kind = 1', 72],
    ['account', 70],
    ["article where column_code = 'policy'", 60],
    ["article where column_code = 'industry_news' and not is_home", 60],
    ["article where column_code = 'party'", 192],
    ['salon', 22],
    ['service', 70],
    ['service where standing = 2', 63],
    ['knowledge', 100],
    ['knowledge where standing = 2', 96],
    ['lawyer', 25],
    ['legal_package', 12],
    ['lesson', 30],
    ['lesson where is_free', 8],
    ['qualification', 210],
    ['qualification where expire_date < current_date', 3],
    ['help_article', 28],
    ['chat', 14],
    ['chat_message', 300],
    ["audit_event where at > '2026-11-21T02:00:00Z' or at < '2026-10-23'", 0],
    ['supervise_report', 10 * 10],
    ["search_document where kind = 'news'", 60 + 60 + 1 + 36 * 4 + 192 + 96 + 22 + 28],
    ['need', 45],
    ['district', 1 + 9 + 60],
    ["notice n join account a on a.id = n.user_id where a.phone = '13800000001'", 130],
    ["notice n join account a on a.id = n.user_id where a.phone = '13800000001' and not is_read", 37],
    ["business b join membership m on m.business_id = b.id where b.name = '吉林省砚北建设集团有限公司'", 13],
  ])('has %s: %i', async (sql, expected) => {
    expect(await count(sql)).toBe(expected);
  });

  it('has tenders in every status, with bids that are sealed until their opening and books that agree', async () => {
    const statuses = await db.admin<{ status: number; n: number }>(
      'select status, count(*)::int as n from tender group by status order by status',
    );
    expect(statuses.map(({ status }) => status)).toEqual(Array.from({ length: 14 }, (_, status) => status));
    expect(Math.min(...statuses.map(({ n }) => n))).toBeGreaterThan(1);
    expect(
      await count('bid b join tender t on t.id = b.tender_id where t.status < 7 and b.opened_at is not null'),
    ).toBe(0);
    expect(
      await count(
        'tender t where t.status between 7 and 11 and t.bid_count <> (select count(*) from bid_open o where o.tender_id = t.id)',
      ),
    ).toBe(0);
    expect(
      await count('tender_key k join tender t on t.id = k.tender_id where (k.private_key is null) = (t.status < 7)'),
    ).toBe(0);
    // What is held is what was paid, and neither given back nor settled nor kept.
    const [books] = await db.admin<{ held: string; owed: string }>(
      `select (select sum(amount) from ledger_entry where account = 'escrow') as held,
         (select sum(amount - refunded_amount) from pay_order where status in (2, 5, 6, 7))
           - (select sum(pay_amount) from service_order where settle_time is not null)
           - (select sum(e.amount) from ledger_entry e where e.account = 'available' and e.reason = 'forfeit') as owed`,
    );
    expect(books?.held).toBe(books?.owed);
    expect(
      await count(
        'deposit d join bid b on b.sign_up_id = d.sign_up_id where (b.status in (8, 9)) <> (d.status = 5) and not (b.status = 7)',
      ),
    ).toBe(0);
    // Nor is that of a company without a bid once the bids are in.
    expect(
      await count(
        'deposit d join tender t on t.id = d.tender_id where t.status > 5 and d.status = 2 and not exists (select from bid b where b.sign_up_id = d.sign_up_id)',
      ),
    ).toBe(0);
  });

  it('has some weeks of an operation log, in its order, which waits for its seals', async () => {
    const [log] = await db.admin<{ events: string; people: string; acts: string; refused: string; ordered: boolean }>(
      `select count(*) as events, count(distinct user_id) as people, count(distinct act) as acts,
         count(*) filter (where code <> 200) as refused, bool_and(ordered) as ordered
       from (select *, at >= lag(at, 1, at) over (order by id) as ordered from audit_event) e`,
    );
    expect(Number(log?.events)).toBeGreaterThan(200);
    expect(log).toMatchObject({ people: '5', ordered: true });
    expect(Number(log?.acts)).toBeGreaterThan(9);
    expect(Number(log?.refused)).toBeGreaterThan(5);
    expect(await count('audit_pending')).toBe(Number(log?.events));
    expect(await count('audit_event e where not exists (select from audit_pending p where p.event_id = e.id)')).toBe(0);
  });

  it('comes with the same ids in every database and once only', async () => {
    const ids = () => db.admin('select min(id) as low, max(id) as high from app.article');
    const before = await ids();
    await run();
    expect(await ids()).toEqual(before);
    const other = await createTestDatabase();
    try {
      await withConnection(other.access.admin, seed);
      expect(await other.admin('select min(id) as low, max(id) as high from app.article')).toEqual(before);
    } finally {
      await other.close();
    }
  });

  it('leaves the id sequence behind its own ids', async () => {
    const [row] = await db.admin<{ fresh: boolean }>('select app.next_id() > (select max(id) from notice) as fresh');
    expect(row?.fresh).toBe(true);
  });
});

describe('public content', () => {
  const context: CallContext = {
    caller: { kind: 'none' },
    once: (_transaction, effect) => effect(),
    whoAsks: async () => undefined,
    requestId: 'test',
    hostName: 'localhost',
    clientAddress: '127.0.0.1',
    userAgent: '',
    now: new Date(),
    signal: new AbortController().signal,
  };

  const store = { readAddress: ({ key }: { readonly key: string }) => Promise.resolve(`https://objects.test/${key}`) };

  it('answers every home call with records', async () => {
    await db.database.withWorker(keepPricePoints);
    const handlers = contentHandlers(db.database, store);
    const paging = { current: 1, size: 7 };
    const answers = await Promise.all([
      handlers.districts.handle({ query: { isShow: 1 } }, context),
      handlers.banners.handle({ params: { code: '101' } }, context),
      handlers.servicePackages.handle({}, context),
      handlers.abilities.handle({}, context),
      handlers.contentList.handle({ query: { code: 'cypt_list' } }, context),
      handlers.materialPrices.handle({}, context),
      handlers.supplyDemand.handle({ query: { tab: 'material', side: 'require', size: 7 } }, context),
      handlers.dictionary.handle({ query: { code: 'industry_home_roll_text' } }, context),
    ]);
    for (const answer of answers) expect((answer as unknown[]).length).toBeGreaterThan(0); // each of these is a list
    expect(await handlers.homeArticle.handle({}, context)).toMatchObject({ cover: '/art/scene-hall.svg' });
    expect(await handlers.superviseOverview.handle({ params: { code: '220100' } }, context)).toMatchObject({
      towerCrane: 121,
    });
    expect(
      await handlers.articles.handle({ query: { ...paging, columnCode: 'policy', keyword: '100%_\\' } }, context),
    ).toMatchObject({ total: 0 });
    expect(await handlers.companies.handle({ query: { ...paging } }, context)).toMatchObject({ total: 68, size: 7 });
    const salons = await handlers.salons.handle({ query: { ...paging, size: 50 } }, context);
    expect(salons).toMatchObject({ total: 22 });
    expect(JSON.stringify(salons)).toContain('"replayUrl":"https://objects.test/lesson/demo/clip.webm"');
    const found = await db.database.withWorker((transaction) =>
      transaction.selectFrom('search_document').select('tag').where('tag', 'in', ['帮助中心', '线下沙龙']).execute(),
    );
    expect(new Set(found.map(({ tag }) => tag)).size).toBe(2);
  });

  it('hides the name of a company that wants it', async () => {
    const handlers = contentHandlers(db.database, store);
    const rows = await handlers.supplyDemand.handle({ query: { tab: 'material', side: 'require', size: 50 } }, context);
    expect(rows).toEqual(expect.arrayContaining([expect.objectContaining({ companyName: '某建筑企业' })]));
  });
});
