import { PLACES_OF_JILIN } from '../map/places-of-jilin.ts';
import { regionOf } from '../region/region-tree.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { officeTime } from './office-hours.ts';

type Delivery = readonly [
  receiver: string,
  district: string,
  detail: string,
  site: string,
  /** Of ADDRESS_TAGS; null: none was chosen. */
  tag: 1 | 2 | 3 | 9 | null,
  landline?: string,
];

/** Of the company of the story, the newest first; the first is its default. */
const DELIVERIES: readonly Delivery[] = [
  ['刘建军', '220102', '净月大街3888号科创园三期工地北门', '砚北科创园项目部', 1],
  ['李采宁', '220104', '人民大街6666号砚北大厦9层采购部', '集团采购部', 3, '0431-85001234'],
  ['马国栋', '220102', '永顺路1177号医养中心工地东门', '净月医养中心项目', 1],
  ['周海', '220113', '龙嘉街道空港大路与航站路交会处', '空港物流园二标段', 1],
  ['杨志强', '220106', '西环城路12999号钢材周转库3号门', '西环城路周转库', 2, '0431-87920011'],
  ['孙工', '220103', '北湖大路3366号地铁6号线北湖站施工围挡内', '地铁6号线04标', 1],
  ['徐永刚', '220105', '东盛大街2288号模板仓库院内', '东盛大街模板库', 2],
  ['何春燕', '220104', '前进大街2699号综合实验楼工地南门', '综合实验楼项目', 1],
  ['吕磊', '220112', '奢岭街道双奢路1号安置房工地', '奢岭安置房一期', 1],
  ['许晓东', '220184', '岭东路966号热力管网改造项目部', '公主岭热网改造', 1],
  ['韩静', '220122', '农安镇兴华路350号第三小学扩建工地', '农安三小扩建', 1],
  ['施玉兰', '220204', '解放大路88号江城广场改造项目部', '江城广场改造', 1, '0432-62001166'],
  ['张国栋', '220211', '滨江东路3999号体育馆工地西门', '丰满体育馆项目', 1],
  ['孔伟', '220203', '遵义东路77号管材中转库', '龙潭中转库', 2],
  ['曹建军', '220302', '英雄大街1100号医院门诊楼工地', '四平门诊楼项目', 1],
  ['严丽', '220402', '人民大街599号市政管廊项目部', '辽源管廊项目', 1],
  ['华志强', '220581', '银河大街2020号高校实训楼工地', '梅河口实训楼', 1],
  ['金敏', '220502', '滨江西路3388号江堤加固项目部', '通化江堤加固', 1],
  ['魏海', '220621', '松江河镇白山大街168号游客中心工地', '长白山游客中心', 1],
  ['陶雪梅', '220702', '沿江东路1588号安置小区工地', '松原安置小区', 1],
  ['姜国栋', '220802', '中兴东大路46号风电运维基地工地', '洮北运维基地', 1],
  ['沈春燕', '222401', '公园路977号图书馆维修项目部', '延大图书馆维修', 1],
  ['赵财敏', '220102', '人民大街8988号档案库房', '', 9],
];

const STREETS = ['站前街', '人民大街', '工业大路', '开发大街', '建设路', '新华路'] as const;

/** 23 addresses of the company of the story, a few of every other one that somebody works for. */
export async function writeAddresses(demo: DemoWriter, members: readonly DemoMember[]): Promise<void> {
  const [first] = members;
  const authors = new Map<string, DemoMember>();
  for (const member of members) if (!authors.has(member.businessId)) authors.set(member.businessId, member);
  const rows = [...authors.values()].flatMap((author, index) =>
    author.businessId === first?.businessId
      ? DELIVERIES.map((delivery, place) => addressRow(demo, author, delivery, place, DELIVERIES.length))
      : fewOf(author, index).map((delivery, place, all) => addressRow(demo, author, delivery, place, all.length)),
  );
  await demo.insert('address', rows);
}

function fewOf({ name }: DemoMember, index: number): Delivery[] {
  const districts = PLACES_OF_JILIN.filter(([place]) => place === '').map(([, code]) => code);
  return Array.from({ length: 1 + (index % 3) }, (_, place): Delivery => {
    const district = districts[(index * 7 + place * 3) % districts.length] ?? '220104';
    const street = STREETS[(index + place) % STREETS.length] ?? STREETS[0];
    const detail = `${street}${100 + index * 3 + place}号`;
    return place === 0 ? [name, district, `${detail}办公楼收发室`, '', 3] : [name, district, `${detail}仓库`, '', 2];
  });
}

const DAYS = 240;

function addressRow(
  demo: DemoWriter,
  { userId, businessId }: DemoMember,
  [receiver, district, detail, site_name, tag, landline = '']: Delivery,
  place: number,
  count: number,
) {
  const region = regionOf(district);
  const seat = PLACES_OF_JILIN.find(([name, code]) => name === '' && code === district);
  if (region === undefined || seat === undefined) throw new Error(`${district} is no district of the province`);
  const [, , longitude, latitude] = seat;
  // Some were picked on the map: near the seat of their district.
  const beside = (degrees: number) => Math.round((degrees + demo.random.between(-90, 90) / 10_000) * 1e6) / 1e6;
  const isOnMap = place % 2 === 0;
  const at = officeTime(demo.now, 2 + (DAYS * place) / count).toISOString();
  return {
    id: demo.newId(),
    business_id: businessId,
    create_user_id: userId,
    create_time: at,
    update_user_id: userId,
    update_time: at,
    version: 1,
    receiver,
    phone: `1380000${demo.random.between(1000, 8999)}`,
    landline,
    region,
    detail,
    site_name,
    postcode: place % 3 === 0 ? `13${String(demo.random.between(0, 9)).padStart(2, '0')}00` : '',
    longitude: isOnMap ? beside(longitude) : null,
    latitude: isOnMap ? beside(latitude) : null,
    tag,
    is_default: place === 0,
  };
}
