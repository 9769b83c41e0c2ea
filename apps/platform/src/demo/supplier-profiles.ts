import { formatDate, formatDateTime } from '@jianzhu/domain';
import { type AttachmentEntry, MODIFY_STATUS } from '@jianzhu/domain/forms';
import type { BrandFields, SupplierProfileFields } from '@jianzhu/domain/supplier-profiles';
import { regionOf } from '../region/region-tree.ts';
import type { DemoCompany } from './companies.ts';
import { DEMO_TENDER_DOCUMENT } from './demo-objects.ts';
import type { DemoWriter } from './demo-writer.ts';
import { CITIES } from './districts.ts';
import type { DemoMember } from './members.ts';
import { officeTime } from './office-hours.ts';

/** Names of brands that there are not. */
const BRANDS = ['朔岭', '岭北', '澄垣', '珩固', '松筑', '砺坚', '云嵌'] as const;
const TAGS = ['定尺切割', '夜间送货', '见证取样', '冬期保温运输', '卸货到位', '对账开票', '现货自提'] as const;
const KINDS = [2, 3, 2] as const;

/** Days until the authorisations of brands end: of the supplier that is looked at first one that is about to, one that has. */
const ENDS = { first: [1_620, 26, -270], others: [400, 760] } as const;

/** By their phones: the supplier that is looked at first, and one whose last change was sent back. */
const FIRST = '13800000011';
const REJECTED = '13800000013';
const REASON = '仓库面积与现场核实不符，请修改后重新提交';

type Add = (table: string, row: Readonly<Record<string, unknown>>) => void;

/** The profiles of all suppliers of materials that somebody works for: each approved, for what the company deals in. */
export async function writeSupplierProfiles(
  demo: DemoWriter,
  companies: readonly DemoCompany[],
  members: readonly DemoMember[],
): Promise<void> {
  const rows = new Map<string, Readonly<Record<string, unknown>>[]>();
  const add: Add = (table, row) => rows.set(table, [...(rows.get(table) ?? []), row]);
  const sellers = companies.filter(({ supplies }) => supplies.length > 0);
  for (const [index, company] of sellers.entries()) {
    const keeper = members.find(({ businessId }) => businessId === company.id);
    if (keeper !== undefined) addProfile(demo, add, company, keeper, index);
  }
  for (const table of ['attachment', 'supplier_profile', 'record_file', 'supplier_standing', 'supplier_brand']) {
    await demo.insert(table, rows.get(table) ?? []);
  }
  await demo.insert('review', rows.get('review') ?? []);
  await demo.insert('status_log', rows.get('status_log') ?? []);
}

function addProfile(demo: DemoWriter, add: Add, company: DemoCompany, keeper: DemoMember, index: number): void {
  const id = demo.newId();
  const approvedAt = officeTime(demo.now, 150 + (index % 40)).toISOString();
  const submittedAt = officeTime(demo.now, 152 + (index % 40)).toISOString();
  const approved = fieldsOf(demo, add, company, keeper, { id, index });
  const isRejected = keeper.phone === REJECTED;
  const [first] = approved.warehouse;
  const written =
    isRejected && first
      ? { ...approved, warehouse: [{ ...first, area: '86000' }, ...approved.warehouse.slice(1)] }
      : approved;
  const decidedAt = isRejected ? officeTime(demo.now, 2).toISOString() : approvedAt;
  const askedAt = isRejected ? officeTime(demo.now, 3).toISOString() : submittedAt;
  const status = isRejected ? 3 : 2;
  const reason = isRejected ? REASON : '';
  add('supplier_profile', {
    ...{ id, business_id: company.id, create_user_id: keeper.userId, update_user_id: keeper.userId },
    ...{ create_time: submittedAt, update_time: decidedAt, version: isRejected ? 5 : 3 },
    ...{ code: `AQ20240612${String(index + 1).padStart(5, '0')}`, status, reason, submit_time: askedAt },
    ...{ written, approved, approved_at: approvedAt },
  });
  add('supplier_standing', {
    ...{ business_id: company.id, main_categories: approved.mainCategories, supply_regions: approved.supplyRegions },
    ...{ vehicles: approved.vehicles, service_tags: approved.serviceTags, intro: approved.intro },
    warehouses: approved.warehouse.map(({ name, region, area }) => ({
      ...{ name, regionName: `${region.cityName}${region.districtName}`, area },
    })),
    approve_time: approvedAt,
  });
  for (const [place, { name, authKind, beginDate, endDate }] of approved.brands.entries()) {
    add('supplier_brand', {
      ...{ id: demo.newId(), business_id: company.id, place, name, auth_kind: authKind },
      // Who is looked at has been told of what ends soon.
      ...{ begin_date: beginDate, end_date: endDate, reminded_days: keeper.phone === FIRST && place === 1 ? 30 : null },
    });
  }
  add('review', {
    ...{ id: demo.newId(), biz_type: 'supplier_profile', biz_id: id, business_id: company.id },
    ...{ code: `AQ20240612${String(index + 1).padStart(5, '0')}`, title: '供应商资料', status, reason },
    ...{ submit_user_id: keeper.userId, submitted_at: askedAt, decided_at: decidedAt, version: isRejected ? 4 : 2 },
  });
  const log = (action: string, from: number, to: number, at: string) =>
    add('status_log', {
      ...{ id: demo.newId(), business_id: company.id, record_table: 'supplier_profile', record_id: id, action },
      ...{ from_status: from, to_status: to, user_id: action === 'submit' ? keeper.userId : null },
      ...{ reason: action === 'reject' ? REASON : '', create_time: at },
    });
  log('submit', 0, 1, submittedAt);
  log('approve', 1, 2, approvedAt);
  if (!isRejected) return;
  log('submit', 0, 1, askedAt);
  log('reject', 1, 3, decidedAt);
}

function fieldsOf(
  demo: DemoWriter,
  add: Add,
  { id: businessId, cityCode, shortName, supplies, trade }: DemoCompany,
  keeper: DemoMember,
  { id, index }: { readonly id: string; readonly index: number },
): SupplierProfileFields {
  const ends = keeper.phone === FIRST ? ENDS.first : ENDS.others.slice(0, 1 + (index % 2));
  const cities = [cityCode, ...CITIES.map(({ code }) => code).filter((code) => code !== cityCode)];
  return {
    mainCategories: [...supplies],
    supplyRegions: index % 3 === 0 ? ['220000'] : cities.slice(0, 2 + (index % 4)),
    yearSales: (3_200 + ((index * 713) % 21_000)) * 1_000_000,
    vehicles: 4 + ((index * 5) % 26),
    serviceTags: TAGS.filter((_, at) => (at + index) % 3 === 0),
    intro: trade.intro,
    brands: ends.map((days, at): BrandFields => {
      // The first is the company's own.
      const isOwn = keeper.phone === FIRST && at === 0;
      const name = isOwn ? shortName.slice(0, 2) : (BRANDS[(index + at) % BRANDS.length] ?? BRANDS[0]);
      return {
        ...{ name, authKind: isOwn ? 1 : (KINDS[at % KINDS.length] ?? 2) },
        certificate: [paperOf(demo, add, businessId, keeper, id, isOwn ? '商标注册证.pdf' : `${name}经销授权书.pdf`)],
        beginDate: dayOf(demo, days - (isOwn ? 3_650 : 1_095)),
        endDate: dayOf(demo, days),
      };
    }),
    warehouse: warehousesOf(cityCode, index),
  };
}

const dayOf = (demo: DemoWriter, days: number): string => formatDate(Date.parse(demo.daysFromNow(days)));

function warehousesOf(cityCode: string, index: number): SupplierProfileFields['warehouse'] {
  const city = CITIES.find(({ code }) => code === cityCode);
  const counties = city?.counties.slice(0, 1 + (index % 2)) ?? [];
  return counties.flatMap((county, at) => {
    const [code = '', name = ''] = county.split(' ');
    const region = regionOf(code);
    if (region === undefined) return [];
    return [
      { name: `${name}${at === 0 ? '材料库' : '中转库'}`, region, area: String(1_800 + ((index * 740) % 11_000)) },
    ];
  });
}

/** The paper of a brand, one file of the demonstration under a name of its own. */
function paperOf(
  demo: DemoWriter,
  add: Add,
  businessId: string,
  { userId, name }: DemoMember,
  profileId: string,
  fileName: string,
): AttachmentEntry {
  const at = officeTime(demo.now, 200);
  const { bytes, md5, key } = DEMO_TENDER_DOCUMENT;
  const id = demo.newId();
  add('attachment', {
    ...{ id, business_id: businessId, file_name: fileName, file_ext: 'pdf', file_size: bytes, file_md5: md5 },
    ...{ bucket: 'jianzhu', object_key: key, create_user_id: userId, create_user_name: name },
    ...{ create_time: at.toISOString(), confirm_time: at.toISOString() },
  });
  add('record_file', {
    ...{ attachment_id: id, business_id: businessId, owner_type: 'supplier_profile', owner_id: profileId },
  });
  return {
    ...{ id, fileName, fileExt: 'pdf', suffix: '', filePath: '', fileSize: bytes },
    ...{ modifyStatus: MODIFY_STATUS.unchanged, createUserName: '', publishUserName: '' },
    createTime: formatDateTime(at.getTime()),
  };
}
