import { categoryName } from '@jianzhu/domain/catalogs';
import {
  type AnyBlock,
  defaultPage,
  newBlock,
  type PageSchema,
  TERMINALS,
  type TemplateCode,
  type Terminal,
  templatePage,
} from '@jianzhu/domain/shops';
import type { Connection } from '../db/connection.ts';
import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { officeTime } from './office-hours.ts';

interface DemoShop {
  readonly phone: string;
  readonly template: TemplateCode;
  readonly path: string;
  readonly slogan: string;
  readonly offer: string;
  /** Below the header, besides what the template has. */
  readonly case: string;
  readonly caseImage: string;
}

/** Who has decorated a shop; the others have the page that every shop begins with. */
const SHOPS: readonly DemoShop[] = [
  {
    ...{ phone: '13800000011', template: 'steel', path: 'hengli-steel', slogan: '建筑钢材现货，定尺切割，全省配送' },
    ...{ offer: '冬储锁价30天', case: '净月科创园一期钢筋供应', caseImage: 'scene-steel' },
  },
  {
    ...{
      phone: '13800000012',
      template: 'concrete',
      path: 'tuoyao-concrete',
      slogan: '预拌混凝土，按时到场，冬期保温运输',
    },
    ...{ offer: '满五百方免泵送费', case: '双阳综合管廊混凝土浇筑', caseImage: 'scene-tunnel' },
  },
  {
    ...{ phone: '13800000013', template: 'general', path: 'songyu-materials', slogan: '砂石骨料与墙体材料，随叫随到' },
    ...{ offer: '首单运费减半', case: '老旧小区改造砂石供应', caseImage: 'scene-road' },
  },
  {
    ...{ phone: '13800000014', template: 'rental', path: 'pushi-rental', slogan: '塔吊、升降机、泵车租赁与安拆' },
    ...{ offer: '冬季停工期租金减半', case: '高层住宅塔吊租赁', caseImage: 'scene-skyline' },
  },
];

const VERSIONS = 3;

/** Shops of the sellers of the story: for computer and phone, with versions of before, categories and an offer. */
export async function writeShops(
  demo: DemoWriter,
  admin: Connection,
  companies: readonly DemoCompany[],
  members: readonly DemoMember[],
): Promise<void> {
  for (const [index, shop] of SHOPS.entries()) {
    const member = members.find(({ phone }) => phone === shop.phone);
    const company = companies.find(({ id }) => id === member?.businessId);
    if (member === undefined || company === undefined) continue;
    const offered = await readOffered(admin, company.id);
    await writeShop(demo, { shop, member, company, index, offered });
    await writeShopCategories(demo, admin, company.id);
  }
}

interface Written {
  readonly shop: DemoShop;
  readonly member: DemoMember;
  readonly company: DemoCompany;
  readonly index: number;
  /** Groups of what the company has something of. */
  readonly offered: ReadonlySet<string>;
}

async function readOffered(admin: Connection, businessId: string): Promise<ReadonlySet<string>> {
  const { rows } = await admin.query<{ type: string }>(
    `select 'productGroup' as type where exists (select from app.product where business_id = $1 and standing = 2)
     union select 'serviceGroup' where exists (select from app.service where business_id = $1 and standing = 2)`,
    [businessId],
  );
  return new Set(rows.map(({ type }) => type));
}

/** The blocks without groups of what there is nothing of, and without the titles above those. */
function withoutEmpty(blocks: readonly AnyBlock[], offered: ReadonlySet<string>): readonly AnyBlock[] {
  const isEmpty = (block: AnyBlock | undefined) =>
    (block?.type === 'productGroup' || block?.type === 'serviceGroup') && !offered.has(block.type);
  return blocks.filter((block, at) => !isEmpty(block) && !(block.type === 'title' && isEmpty(blocks[at + 1])));
}

async function writeShop(demo: DemoWriter, written: Written): Promise<void> {
  const { shop, member, company, index } = written;
  const opened = officeTime(demo.now, 200 - index).toISOString();
  const by = { business_id: company.id, create_user_id: member.userId, update_user_id: member.userId };
  await demo.insert('shop', [
    { id: demo.newId(), ...by, create_time: opened, update_time: opened, version: 1, path: shop.path, blocked: [] },
  ]);
  const offerId = demo.newId();
  await demo.insert('shop_offer', [
    {
      ...{ id: offerId, business_id: company.id, kind: 1 + (index % 4), title: shop.offer, sort: 0 },
      ...{ text: '以报价单为准，解释权归本店所有', begin_date: demo.daysFromNow(-20).slice(0, 10) },
      end_date: demo.daysFromNow(60).slice(0, 10),
    },
  ]);
  for (const terminal of TERMINALS) {
    const schema = decorated(demo, written, terminal, offerId);
    // The second shop is being changed, the last one has its phone page still to come.
    const isChanged = index === 1 && terminal === 'pc';
    const isPublished = !(index === SHOPS.length - 1 && terminal === 'app');
    const versions = isPublished ? VERSIONS : 0;
    await demo.insert('shop_page', [
      {
        ...{ id: demo.newId(), ...by, create_time: opened, terminal, version: VERSIONS + (isChanged ? 1 : 0) },
        ...{ update_time: timeOf(demo, isChanged ? VERSIONS + 1 : VERSIONS, index), published_no: versions },
        ...{ published_version: versions, publish_time: isPublished ? timeOf(demo, VERSIONS, index) : null },
        ...{ publish_user_id: isPublished ? member.userId : null, block_reason: '', blocked_version: 0 },
        ...{ schedule_problem: '', draft: isChanged ? changed(schema, company.shortName) : schema },
      },
    ]);
    await demo.insert(
      'shop_version',
      Array.from({ length: versions }, (_, at) => ({
        ...{ id: demo.newId(), business_id: company.id, terminal, version_no: at + 1 },
        // It began with what every shop has.
        schema: at === 0 ? defaultPage(company.name, terminal) : schema,
        ...{ publish_time: timeOf(demo, at + 1, index), publish_user_id: member.userId, is_shown: at === versions - 1 },
      })),
    );
  }
}

/** When a version was published: the first long ago, the last lately. */
const timeOf = (demo: DemoWriter, no: number, index: number): string =>
  officeTime(demo.now, (VERSIONS + 1 - no) * 40 + index + 1).toISOString();

function decorated(
  demo: DemoWriter,
  { shop, company, offered }: Written,
  terminal: Terminal,
  offerId: string,
): PageSchema {
  const newId = () => demo.newId();
  const page = templatePage(shop.template, { terminal, vipLevel: 3, companyName: company.name, newId });
  const isHeader = (block: AnyBlock) => block.type === 'shopHeader';
  const header = newBlock('shopHeader', newId(), terminal, { slogan: shop.slogan });
  const offers = newBlock('coupon', newId(), terminal, { ids: [offerId] });
  const cases = newBlock('caseList', newId(), terminal, {
    items: [
      {
        ...{ image: `/art/${shop.caseImage}.svg`, name: shop.case, date: demo.daysFromNow(-240).slice(0, 10) },
        amount: null,
      },
    ],
  });
  const own = withoutEmpty(
    page.blocks.filter((block) => !isHeader(block)),
    offered,
  );
  const contact = own.findIndex(({ name }) => name === '联系我们');
  const headed = (text: string, block: AnyBlock) => [newBlock('title', newId(), terminal, { text }), block];
  return {
    ...page,
    page: { ...page.page, shareTitle: company.name.slice(0, 30), shareDesc: shop.slogan },
    blocks: [
      ...[header, ...own.slice(0, contact), ...headed('优惠活动', offers), ...headed('工程案例', cases)],
      ...own.slice(contact),
    ],
  };
}

/** What is written and not published yet. */
const changed = (schema: PageSchema, shortName: string): PageSchema => ({
  ...schema,
  page: { ...schema.page, title: `${shortName}旗舰店` },
});

/** A category for each group of products that a company has, its kinds below it, and the products in those. */
async function writeShopCategories(demo: DemoWriter, admin: Connection, businessId: string): Promise<void> {
  const { rows } = await admin.query<{ code: string }>(
    'select distinct category_code as code from app.product where business_id = $1 order by 1',
    [businessId],
  );
  const kinds = rows.map(({ code }) => ({ code, id: demo.newId() }));
  const groups = [...new Set(kinds.map(({ code }) => code.slice(0, 2)))].map((code) => ({ code, id: demo.newId() }));
  const toRow = ({ code, id }: (typeof kinds)[number], sort: number, parentId: string | null) => ({
    ...{ id, business_id: businessId, parent_id: parentId, name: categoryName(code).slice(0, 12), sort },
  });
  await demo.insert('shop_category', [
    ...groups.map((group, sort) => toRow(group, sort, null)),
    ...kinds.map((kind, sort) => {
      const group = groups.find(({ code }) => kind.code.startsWith(code));
      return toRow(kind, groups.length + sort, group?.id ?? null);
    }),
  ]);
  for (const { code, id } of kinds) {
    await admin.query(
      'update app.product set shop_category_ids = array[$3::bigint] where business_id = $1 and category_code = $2',
      [businessId, code, id],
    );
  }
}
