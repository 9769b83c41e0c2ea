import { detailOf } from './company-details.ts';
import type { DemoWriter } from './demo-writer.ts';
import { CITIES } from './districts.ts';

export interface DemoCompany {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly cityCode: string;
  readonly regionName: string;
}

interface KnownCompany {
  readonly name: string;
  readonly shortName: string;
  readonly city: string;
  readonly county: string;
  readonly qualification: string;
  readonly highlight: string;
  readonly categories: readonly string[];
  /** File of the drawing set, without ending. */
  readonly logo?: string;
  readonly image?: string;
}

const known = (
  name: string,
  shortName: string,
  city: string,
  county: string,
  qualification: string,
  highlight: string,
  categories: string,
  logo?: string,
  image?: string,
): KnownCompany => ({
  name,
  shortName,
  city,
  county,
  qualification,
  highlight,
  categories: categories.split('、'),
  ...(logo && { logo }),
  ...(image && { image }),
});

/** Companies with a name in the demo story. All names are invented. The first two are the demo buyer's. */
const KNOWN: readonly KnownCompany[] = [
  known(
    '吉林省砚北建设集团有限公司',
    '砚北建设',
    '长春',
    '净月',
    '建筑工程施工总承包壹级',
    '长春净月科创园，钢结构1.6万吨',
    '房屋建筑、市政',
  ),
  known(
    '长春市晟岳建筑工程有限公司',
    '晟岳建筑',
    '长春',
    '南关',
    '建筑工程施工总承包贰级',
    '南关老旧小区改造，惠及4200户',
    '房屋建筑',
  ),
  known(
    '吉林北辰建设集团有限公司',
    '北辰建设',
    '长春',
    '净月',
    '建筑工程施工总承包特级',
    '长春国际会展中心二期，钢结构2.1万吨',
    '房屋建筑、钢结构',
    'logo-beichen-construction',
    'scene-steel',
  ),
  known(
    '松江路桥工程有限公司',
    '松江路桥',
    '吉林',
    '丰满',
    '公路工程施工总承包壹级',
    '松花江特大桥，主跨380米双塔斜拉桥',
    '路桥、隧道',
    'logo-songjiang-bridge',
    'scene-bridge',
  ),
  known(
    '吉恒装配建筑有限公司',
    '吉恒装配',
    '四平',
    '铁东',
    '预制混凝土构件专业承包',
    '四平产业园，六条自动化流水线',
    '预制构件',
    'logo-jiheng-prefabrication',
    'scene-prefab',
  ),
  known(
    '春城建工有限公司',
    '春城建工',
    '长春',
    '朝阳',
    '建筑工程施工总承包壹级',
    '南湖医院门诊综合楼',
    '房屋建筑',
    'logo-chuncheng-building',
  ),
  known(
    '长白山文旅建设有限公司',
    '长白山文旅',
    '白山',
    '抚松',
    '古建筑工程专业承包贰级',
    '长白山北坡游客中心',
    '文旅、景区',
    'logo-changbaishan-tourism',
  ),
  known(
    '吉林省建筑科学研究院有限公司',
    '省建科院',
    '长春',
    '朝阳',
    '工程检测综合资质',
    '严寒地区超低能耗建筑实验室',
    '检测、科研',
    'logo-provincial-research-institute',
  ),
  known(
    '延吉海兰市政工程有限公司',
    '海兰市政',
    '延边',
    '延吉',
    '市政公用工程施工总承包贰级',
    '布尔哈通河两岸管网更新',
    '市政',
    'logo-hailan-municipal',
  ),
  known(
    '东辽钢构有限公司',
    '东辽钢构',
    '辽源',
    '东辽',
    '钢结构工程专业承包壹级',
    '粮食物流园三连跨钢结构',
    '钢结构',
    'logo-dongliao-steel',
  ),
  known(
    '四平预制构件有限公司',
    '四平预制',
    '四平',
    '铁西',
    '预拌混凝土专业承包',
    '年产30万立方米构件',
    '预制构件',
    'logo-siping-precast',
  ),
  known(
    '春城绿建科技有限公司',
    '绿建科技',
    '长春',
    '朝阳',
    '建筑幕墙工程专业承包贰级',
    '近零能耗中学示范项目',
    '绿色建筑',
    'logo-green-building-technology',
  ),
  known(
    '四平铁东管业有限公司',
    '铁东管业',
    '四平',
    '铁东',
    '管道工程专业承包叁级',
    'HDPE双壁波纹管年产2万吨',
    '管材管件',
    'logo-tiedong-pipe',
  ),
  known(
    '白城洮北风能工程有限公司',
    '洮北风能',
    '白城',
    '洮北',
    '电力工程施工总承包贰级',
    '洮北百万千瓦风电基地',
    '新能源',
    'logo-taobei-wind-power',
  ),
  // A name with every sign that markup and storage could trip over.
  known(`吉林“云”"岫"<示范>'建材'有限公司`, '云岫示范建材', '长春', '二道', '', '名称含有引号与尖括号', '建材'),
  known(
    '长春拓垚混凝土有限公司',
    '拓垚混凝土',
    '长春',
    '二道',
    '预拌混凝土专业承包',
    'C60高强混凝土泵送',
    '商品混凝土',
  ),
  known('长春衡砺钢材贸易有限公司', '衡砺钢材', '长春', '绿园', '', '螺纹钢、线材现货3万吨', '钢材'),
  known('吉林省临珩律师事务所', '临珩律所', '长春', '南关', '', '建设工程与不动产专业团队', '法律服务'),
  known(
    '长春云岫工程检测有限公司',
    '云岫检测',
    '长春',
    '经开',
    '建筑材料及构配件专项检测',
    '地基基础与主体结构检测',
    '检测',
  ),
  known('吉林省朴石融资租赁有限公司', '朴石租赁', '长春', '净月', '', '工程机械融资租赁', '金融'),
  known('吉林市松屿建材有限公司', '松屿建材', '吉林', '昌邑', '', '机制砂、碎石', '砂石骨料'),
  known(
    '吉林市江曜建筑安装有限公司',
    '江曜建安',
    '吉林',
    '船营',
    '建筑机电安装专业承包贰级',
    '化工园区机电安装',
    '机电安装',
  ),
  known('吉林市雾凇防水工程有限公司', '雾凇防水', '吉林', '龙潭', '防水防腐保温专业承包壹级', '地铁车站防水', '防水'),
  known('四平市禾衍管业有限公司', '禾衍管业', '四平', '铁西', '', 'PE给水管', '管材管件'),
  known('四平市铁岚商砼有限公司', '铁岚商砼', '四平', '铁东', '预拌混凝土专业承包', '冬期施工混凝土', '商品混凝土'),
  known('辽源市砺川建筑劳务有限公司', '砺川劳务', '辽源', '龙山', '施工劳务', '钢筋、木工班组', '劳务'),
  known('通化市岭澜水泥制品有限公司', '岭澜水泥', '通化', '东昌', '', 'P·O 42.5水泥', '水泥'),
  known(
    '梅河口市拓野建设有限公司',
    '拓野建设',
    '通化',
    '梅河口',
    '建筑工程施工总承包叁级',
    '梅河口高校实训楼',
    '房屋建筑',
  ),
  known('白山市林垣木业模板有限公司', '林垣木业', '白山', '浑江', '', '建筑模板、木方', '木材模板'),
  known('松原市查湖砂石有限公司', '查湖砂石', '松原', '宁江', '', '天然砂', '砂石骨料'),
  known('白城市朔风新能源工程有限公司', '朔风新能源', '白城', '洮北', '电力工程施工总承包叁级', '分散式风电', '新能源'),
  known('延边长岚保温材料有限公司', '长岚保温', '延边', '延吉', '', '岩棉板、XPS板', '保温材料'),
  known(
    '延吉市海兰江装饰工程有限公司',
    '海兰江装饰',
    '延边',
    '延吉',
    '建筑装修装饰专业承包贰级',
    '公共建筑内装',
    '装饰装修',
  ),
];

/** How many companies each city has in all. */
const COUNT_OF_CITY: Readonly<Record<string, number>> = {
  长春: 34,
  吉林: 10,
  四平: 5,
  辽源: 3,
  通化: 6,
  白山: 3,
  松原: 4,
  白城: 3,
  延边: 4,
};

/** A company of the demo story that waits for its certification. */
export const PENDING_COMPANY = '云川建筑';

const FIRST = ['云', '衡', '岳', '澄', '砺', '松', '垚', '珩', '朴', '岚'] as const;
const SECOND = ['川', '石', '桥', '泽', '铭', '峰', '垣', '屿', '恒', '栋'] as const;
const TRADES = [
  ['建筑工程', '房屋建筑', '建筑工程施工总承包叁级'],
  ['市政工程', '市政', '市政公用工程施工总承包叁级'],
  ['建材', '建材', ''],
  ['建筑劳务', '劳务', '施工劳务'],
  ['机械设备租赁', '设备租赁', ''],
  ['工程咨询', '咨询', ''],
  ['装饰工程', '装饰装修', '建筑装修装饰专业承包贰级'],
] as const;

function* generated(taken: ReadonlyMap<string, number>): Generator<KnownCompany> {
  let serial = 0;
  for (const city of CITIES) {
    const missing = (COUNT_OF_CITY[city.name] ?? 0) - (taken.get(city.name) ?? 0);
    for (let n = 0; n < missing; n++, serial++) {
      const brand = `${FIRST[serial % FIRST.length]}${SECOND[Math.floor(serial / FIRST.length + serial) % SECOND.length]}`;
      const [trade, category, qualification] = TRADES[serial % TRADES.length] ?? TRADES[0];
      const county = city.counties[n % city.counties.length]?.split(' ')[1]?.replace(/[区县市]$/, '') ?? '';
      yield known(
        `${city.name}${brand}${trade}有限公司`,
        brand + trade.slice(0, 2),
        city.name,
        county,
        qualification,
        '',
        category,
      );
    }
  }
}

const LABELS = ['专精特新', '高新技术企业', '守合同重信用', 'A级纳税人', '瞪羚企业'] as const;

/** Seventy-odd invented companies and their showcase pages; three are featured on the home page. */
export async function writeCompanies(demo: DemoWriter): Promise<DemoCompany[]> {
  const taken = new Map<string, number>();
  for (const { city } of KNOWN) taken.set(city, (taken.get(city) ?? 0) + 1);
  const all = [...KNOWN, ...generated(taken)];
  const companies = all.map((company) => ({ ...company, id: demo.newId() }));
  const cityCode = new Map<string, string>(CITIES.map(({ code, name }) => [name, code]));

  await demo.insert(
    'business',
    companies.map(({ id, name, shortName, city }, index) => ({
      id,
      name,
      nice_name: shortName,
      tenant_id: String(100_000 + index),
      account_header: '',
      city_code: cityCode.get(city) ?? '',
      kind: 1,
      cert_status: shortName === PENDING_COMPANY || (index >= 64 && index < 67) ? 1 : index < 64 ? 2 : 0,
      vip_level: [0, 1, 0, 2, 0, 1, 2, 0, 3, 0][index % 10],
      created_at: demo.daysFromNow(-400 + index),
      updated_at: demo.daysFromNow(-10),
      version: 1,
    })),
  );
  let featured = 0;
  await demo.insert(
    'company_profile',
    companies.map(({ id, shortName, city, county, logo, image, qualification, highlight, categories }, index) => ({
      business_id: id,
      short_name: shortName,
      logo: logo ? `/art/${logo}.svg` : '',
      image: image ? `/art/${image}.svg` : '',
      tags: [LABELS[index % LABELS.length]],
      region_name: `${city} ${county}`.trim(),
      main_categories: categories,
      qualification,
      highlight,
      view_count: demo.random.between(20, 4800),
      featured: image ? ++featured : null,
      is_published: index < 68,
      ...detailOf(index, shortName, demo),
      updated_at: demo.daysFromNow(-5),
      version: 1,
    })),
  );
  return companies.map(({ id, name, shortName, city, county }) => ({
    id,
    name,
    shortName,
    cityCode: cityCode.get(city) ?? '',
    regionName: `${city} ${county}`.trim(),
  }));
}
