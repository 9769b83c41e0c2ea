import { randomBytes } from 'node:crypto';
import { addressRecord } from '@jianzhu/domain/addresses';
import { bankCardRecord, checkBankCardFields } from '@jianzhu/domain/bank-cards';
import { regionSchema } from '@jianzhu/domain/forms';
import { type PermissionKey, withViewKeys } from '@jianzhu/domain/member-center';
import { roleRecord } from '@jianzhu/domain/roles';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCardNumber } from '../bank-card/card-number.ts';
import { listPlatformEntries } from '../content/home.ts';
import { withConnection } from '../db/connection.ts';
import { countDeals } from '../deal/public-figures.ts';
import { gazetteer } from '../map/gazetteer.ts';
import { countForHome } from '../matching/supply-demand.ts';
import { OPEN_CALLS } from '../open-api/open-calls.ts';
import { secretKeyKeeper } from '../sealing/key-keeper.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { KNOWN_COMPANIES } from './known-companies.ts';
import { demoSeed } from './seed.ts';
import { tradeOf } from './trades.ts';

/** What a buyer would not believe: each rule holds for every record of its kind. */
let db: TestDatabase;
const keeper = secretKeyKeeper(randomBytes(32));

beforeAll(async () => {
  db = await createTestDatabase();
  // At an hour at which nobody works: nothing may be of this hour.
  const now = new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000 + 16.98 * 3_600_000);
  await withConnection(db.access.admin, demoSeed({ now, hashPassword: async () => '$argon2id$demo', keeper }));
});
afterAll(() => db.close());

const SHANGHAI = `at time zone 'Asia/Shanghai'`;
const duplicates = (table: string, columns: string) =>
  db.admin(`select ${columns}, count(*)::int from ${table} group by ${columns} having count(*) > 1`);

it.each([
  ['address', 'create_time'],
  ['notice', 'create_time'],
  ['supply_demand', 'create_time'],
  ['article', 'publish_time'],
  ['need', 'create_time'],
  ['chat_message', 'sent_at'],
  ['salon', 'begin_time'],
  ['knowledge', 'publish_time'],
  ['role', 'create_time'],
  ['bank_card', 'create_time'],
])('every %s is of office hours (%s)', async (table, column) => {
  const odd = await db.admin(
    `select ${column} from ${table} where (${column} ${SHANGHAI})::time not between '08:30' and '17:30'`,
  );
  expect(odd).toEqual([]);
});

it('every business with addresses has one default; that of the story has 23, of every kind', async () => {
  const books = await db.admin<{ count: number; defaults: number; tags: number; name: string }>(
    `select b.name, count(*)::int, (count(*) filter (where is_default))::int as defaults, count(distinct tag)::int as tags
     from address a join business b on b.id = a.business_id group by b.id`,
  );
  expect(books.filter(({ defaults }) => defaults !== 1)).toEqual([]);
  expect(books.filter(({ name }) => name.includes('砚北'))).toEqual([expect.objectContaining({ count: 23, tags: 4 })]);
  expect(books.length).toBeGreaterThan(10);
});

it('every bank card could have been bound, in the name of its holder', async () => {
  interface Card extends Record<string, unknown> {
    readonly business_id: string;
    readonly card_number: Buffer;
    readonly card_mark: Buffer;
  }
  const cards = await db.admin<Card>(
    `select c.*, case when owner_kind = 1 then a.real_name else b.name end as holder from bank_card c
     join account a on a.id = c.create_user_id join business b on b.id = c.business_id`,
  );
  expect(cards.length).toBeGreaterThan(4);
  for (const card of cards) {
    const fields = v.parse(bankCardRecord, {
      ...{ ownerKind: card.owner_kind, idCard: card.owner_kind === 1 ? '220102198503150015' : '', isDefault: 0 },
      ...{
        bankCode: card.bank_code,
        branchName: card.branch_name,
        cnaps: card.cnaps,
        reservePhone: card.reserve_phone,
      },
      cardNo: await openCardNumber(keeper, card),
    });
    expect(checkBankCardFields(fields, Date.now())).toEqual([]);
    expect(card.holder_name).toBe(card.holder);
    expect(card.last_four).toBe(fields.cardNo.slice(-4));
  }
});

it('every role could have been filled in, with the view keys that its keys need', async () => {
  const rows = await db.admin<{ permissionKeys: PermissionKey[] }>(
    `select name, description, data_scope as "dataScope", permission_keys as "permissionKeys" from role`,
  );
  expect(rows).toHaveLength(3);
  expect(rows.filter((row) => !v.is(roleRecord, row))).toEqual([]);
  for (const { permissionKeys } of rows) expect(permissionKeys).toEqual(withViewKeys(permissionKeys));
});

it('every address could have been typed in, and its point lies in its district', async () => {
  const rows = await db.admin<Record<string, unknown>>(
    `select receiver, phone, landline, region, detail, site_name as "siteName", postcode, longitude, latitude, tag,
       is_default as "isDefault" from address`,
  );
  const wrong = rows.filter((row) => !v.is(addressRecord, row));
  expect(wrong).toEqual([]);
  for (const { region, longitude, latitude } of rows) {
    if (typeof longitude !== 'number' || typeof latitude !== 'number') continue;
    const nearest = await gazetteer.at({ longitude, latitude });
    const { cityCode } = v.parse(regionSchema, region);
    expect(nearest?.region.cityCode).toBe(cityCode);
  }
  expect(await duplicates('address', 'business_id, detail')).toEqual([]);
});

it('every deadline is noon or 17:00', async () => {
  const odd = await db.admin(
    `select deadline from supply_demand where deadline is not null
       and to_char(deadline ${SHANGHAI}, 'HH24:MI:SS') not in ('12:00:00', '17:00:00')`,
  );
  expect(odd).toEqual([]);
  expect(await db.admin(`select 1 from supply_demand where side = 'require' and deadline is null`)).toEqual([]);
});

it('no title stands on more than three notices of the story member', async () => {
  const titles = await db.admin<{ title: string }>(
    `select n.title from notice n join account a on a.id = n.user_id where a.phone = '13800000001'`,
  );
  const counts = new Map<string, number>();
  for (const { title } of titles) counts.set(title, (counts.get(title) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 3)).toEqual([]);
});

it('the days until the end of a membership fall as the notices get newer', async () => {
  const rows = await db.admin<{ days: number; ends: string }>(
    `select substring(content from '将于(\\d+)天后')::int as days,
       (create_time + make_interval(days => substring(content from '将于(\\d+)天后')::int))::date::text as ends
     from notice n join account a on a.id = n.user_id
     where a.phone = '13800000001' and content like '%天后到期，续费%' order by create_time desc`,
  );
  expect(rows.length).toBeGreaterThan(1);
  const days = rows.map((row) => row.days);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  // One end, whatever notice speaks of it; a day apart at most, as days are whole.
  const ends = rows.map((row) => Date.parse(row.ends) / 86_400_000);
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(1);
});

it('nobody is invited to quote by the company that buys with his help', async () => {
  const rows = await db.admin(
    `select n.title from notice n join business b on b.id = n.business_id
     where b.name like '%砚北%' and n.content like '砚北%邀请%'`,
  );
  expect(rows).toEqual([]);
});

it('every company asks for and offers what it is for, and nothing on both sides', async () => {
  const rows = await db.admin<{ name: string; tab: string; code: string; side: 'require' | 'supply'; main: string[] }>(
    `select distinct b.name, s.tab, s.category_code as code, s.side, p.main_categories as main
     from supply_demand s join business b on b.id = s.business_id join company_profile p on p.business_id = b.id`,
  );
  expect(rows.length).toBeGreaterThan(100);
  const wrong = rows.filter(({ tab, code, side, main }) => {
    const { buys, sells, asks, offers } = tradeOf(main);
    if (tab === 'material') return !(side === 'require' ? buys : sells).includes(code);
    return !(side === 'require' ? asks : offers).includes(tab);
  });
  expect(wrong).toEqual([]);
  for (const { categories } of KNOWN_COMPANIES) {
    const { buys, sells } = tradeOf(categories);
    expect(buys.filter((code) => sells.includes(code))).toEqual([]);
  }
});

it('every company holds what its card says, and no certificate that its trade has no use for', async () => {
  const rows = await db.admin<{ name: string; said: string; roles: number[]; held: string[]; of: string[] }>(
    `select b.name, p.qualification as said, b.company_roles as roles,
       coalesce(array_agg(distinct q.series) filter (where q.id is not null), '{}') as held,
       coalesce(array_agg(q.category_name || q.series || translate(q.grade, '一二三', '壹贰叁')) filter (where q.id is not null), '{}') as of
     from business b join company_profile p on p.business_id = b.id and p.is_published
     left join qualification q on q.business_id = b.id
     where b.id in (select business_id from qualification) or p.qualification = '' group by b.id, p.business_id`,
  );
  expect(rows.length).toBeGreaterThan(50);
  const bare = (text: string) => text.replace(/工程(?=专业承包)|不分等级.*|专项|资质/g, '');
  for (const { name, said, roles, held, of } of rows) {
    const names = of.map((one) => bare(one.replace('施工劳务施工劳务', '施工劳务')));
    // Of testing the card says the other way round what the certificate is of.
    const isSaid = names.includes(bare(said)) || (said.includes('检测') && held.includes('检测机构'));
    expect(said === '' || isSaid, `${name}: ${said} of ${names.join()}`).toBe(true);
    const sells = roles.every((role) => role === 8);
    if (sells)
      expect(
        held.filter((series) => series !== '体系认证' && !names.includes('预拌混凝土专业承包')),
        name,
      ).toEqual([]);
    if (!roles.some((role) => role <= 2)) expect(held, name).not.toContain('施工总承包');
    if (roles.includes(13)) expect(held, name).toEqual([]);
  }
});

it('every certificate has a number in the form of its kind, and is of another office than its standard', async () => {
  const forms: Readonly<Record<string, RegExp>> = {
    ...{ 施工总承包: /^D[123]22\d{6}$/, 专业承包: /^D[23]22\d{6}$/, 施工劳务: /^D322\d{6}$/ },
    ...{ 工程设计: /^A[12]22\d{6}$/, 工程监理: /^E[12]22\d{6}$/, 检测机构: /^吉建检字第\d{8}号$/ },
    ...{ 安全生产许可: /^\(吉\)JZ安许证字〔\d{4}〕\d{6}$/, 体系认证: /^221\d\d[QES]\d{5}R0M$/ },
  };
  const rows = await db.admin<{ series: string; cert_no: string; issue_org: string; issued: boolean }>(
    'select series, cert_no, issue_org, issue_date < current_date as issued from qualification',
  );
  for (const { series, cert_no, issue_org, issued } of rows) {
    expect(cert_no).toMatch(forms[series] ?? /^$/);
    expect(issue_org.endsWith('公司'), `${series} ${issue_org}`).toBe(series === '体系认证');
    expect(issued, cert_no).toBe(true);
  }
  expect(await duplicates('qualification', 'cert_no')).toEqual([]);
});

it('no two companies have built the same, and who builds nothing has no prize for it', async () => {
  const rows = await db.admin<{ name: string; honours: string[]; titles: string[] }>(
    `select short_name as name, honours, array(select jsonb_array_elements(projects)->>'title') as titles
     from company_profile`,
  );
  const titles = rows.flatMap((row) => row.titles);
  expect(titles.length).toBeGreaterThan(30);
  expect(new Set(titles).size).toBe(titles.length);
  const odd = rows.filter(
    (row) => row.titles.length === 0 && row.honours.some((honour) => /结构奖|长白山杯/.test(honour)),
  );
  expect(odd).toEqual([]);
});

it('the rows that the home page shows first are of several companies', async () => {
  const rows = await db.admin<{ business_id: string }>(
    `select business_id from supply_demand where tab = 'material' and side = 'supply' order by create_time desc limit 7`,
  );
  expect(new Set(rows.map(({ business_id }) => business_id)).size).toBeGreaterThanOrEqual(5);
});

it('colleagues never quote prices to each other', async () => {
  const rows = await db.admin(
    `select m.content from chat_message m
     join chat_member one on one.chat_id = m.chat_id join chat_member two on two.chat_id = m.chat_id and two.user_id > one.user_id
     where m.content ~ '元/|到场价|万元一台' and exists (
       select 1 from membership a join membership b on a.business_id = b.business_id
       where a.user_id = one.user_id and b.user_id = two.user_id)`,
  );
  expect(rows).toEqual([]);
});

it('what is unread was said by the other side', async () => {
  const rows = await db.admin(
    `select m.content from chat_member c join chat_message m on m.chat_id = c.chat_id and m.seq > c.read_seq
     where m.from_id = c.user_id`,
  );
  expect(rows).toEqual([]);
});

it('no text repeats its title, and no column has a title twice', async () => {
  const repeated = await db.admin(`select title from article where position(title in summary || content) > 0`);
  expect(repeated).toEqual([]);
  expect(await duplicates('article', 'column_code, title')).toEqual([]);
  expect(await duplicates('salon', 'title')).toEqual([]);
  expect(await duplicates('knowledge', 'title')).toEqual([]);
  expect(await duplicates('need', 'title')).toEqual([]);
  expect(await duplicates('lawyer', 'name')).toEqual([]);
  expect(await duplicates('legal_package', 'name')).toEqual([]);
  expect(await duplicates('lesson', 'title')).toEqual([]);
});

it('the figures of the home page are of one size', async () => {
  const deals = await db.database.withWorker(countDeals);
  const { entries, counters } = await db.database.withSession({}, async (transaction) => ({
    entries: await listPlatformEntries(transaction),
    counters: await countForHome(transaction, deals),
  }));
  const rows = async (condition: string) =>
    Number((await db.admin<{ n: string }>(`select count(*) as n from supply_demand where ${condition}`))[0]?.n);
  const shown = new Map(entries.map(({ key, count }) => [key, count]));
  expect(shown.get('materials')).toBe(await rows(`tab = 'material' and side = 'supply'`));
  expect(shown.get('labor')).toBe(await rows(`tab = 'labor' and side = 'supply'`));
  expect(shown.get('open')).toBe(Object.values(OPEN_CALLS).flat().length);
  for (const count of shown.values()) expect(count).toBeLessThan(counters.companyTotal * 20);
  expect(counters.inquiryToday).toBeLessThan(counters.companyTotal / 2);
  const [overview] = await db.admin<{ projects: number; workers: number; companies: number }>(
    `select (data->>'projectTotal')::int as projects, (data->>'workerOnSite')::int as workers,
       (data->>'companyTotal')::int as companies
     from supervise_report where type = 'overview' and region_code = '220000'`,
  );
  expect(overview?.companies).toBe(counters.companyTotal);
  expect((overview?.workers ?? 0) / (overview?.projects ?? 1)).toBeLessThan(60);
  expect((overview?.projects ?? 0) / counters.companyTotal).toBeLessThan(5);
});
