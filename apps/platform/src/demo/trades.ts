/** What a company of a trade is, needs and sells; whoever writes records about companies asks here. */
export interface Trade {
  /** Codes of the dictionary companyRole (domain rules 2). */
  readonly roles: readonly number[];
  /** Codes of the materials that it buys and sells (domain rules 29.3). */
  readonly buys: readonly string[];
  readonly sells: readonly string[];
  /** Tabs of the supply-demand section, other than materials, on which it asks and offers. */
  readonly asks: readonly string[];
  readonly offers: readonly string[];
  /** What its page says of it after its name. */
  readonly intro: string;
}

const ROLE = { main: 1, special: 2, labor: 3, material: 8, lessor: 9, testing: 10, consulting: 11, law: 13 } as const;

const contractor = (buys: readonly string[], intro: string): Trade => ({
  roles: [ROLE.main],
  buys,
  sells: [],
  asks: ['equipment', 'project', 'labor', 'service'],
  offers: [],
  intro,
});

const specialist = (buys: readonly string[], intro: string): Trade => ({
  roles: [ROLE.special],
  buys,
  sells: [],
  asks: ['equipment', 'labor', 'service'],
  offers: ['project'],
  intro,
});

const material = (sells: readonly string[], intro: string): Trade => ({
  roles: [ROLE.material],
  buys: [],
  sells,
  asks: [],
  offers: [],
  intro,
});

const consultant = (role: number, intro: string): Trade => ({
  roles: [role],
  buys: [],
  sells: [],
  asks: [],
  offers: ['service'],
  intro,
});

const building = contractor(
  ['01', '03', '07', '17', '12', '06'],
  '承建住宅、学校与公共建筑，自有钢筋、模板与安装管理团队。',
);
const municipal = contractor(['08', '03', '04'], '承建城镇道路、管网与河道工程，熟悉严寒地区冬休与复工组织。');
const inspection = consultant(ROLE.testing, '提供材料见证取样、主体结构与节能检测，报告可在平台核验。');
const precast: Trade = {
  ...material(['17'], '生产叠合楼板、预制楼梯与管廊构件，按项目排产、配送到场。'),
  roles: [ROLE.special, ROLE.material],
  buys: ['01'],
};
const lessor: Trade = {
  roles: [ROLE.lessor],
  buys: [],
  sells: [],
  asks: [],
  offers: ['equipment'],
  intro: '出租塔式起重机、施工升降机与土方机械，含安拆与维保。',
};

/** Trades by the main category of a company. */
const TRADES: Readonly<Record<string, Trade>> = {
  房屋建筑: building,
  市政: municipal,
  路桥: contractor(['01', '03', '04'], '承建公路、桥梁与隧道，具备大跨径桥梁悬臂施工经验。'),
  文旅: contractor(['03', '04'], '承建景区、古建修缮与游客服务设施。'),
  钢结构: specialist(['01'], '从事钢结构深化、加工与安装，自有厂房与涂装线。'),
  机电安装: specialist(['08'], '从事给排水、暖通与电气安装，可承接化工园区项目。'),
  新能源: specialist(['01', '03'], '从事风电基础、集电线路与升压站施工。'),
  装饰装修: specialist(['12'], '从事公共建筑内装与门窗幕墙施工。'),
  绿色建筑: specialist(['12', '07'], '从事近零能耗建筑围护结构与光伏屋面。'),
  防水: specialist(['06'], '从事地铁车站、地下室与屋面防水施工。'),
  预制构件: precast,
  商品混凝土: material(['03'], '生产C15至C60商品混凝土，冬期供应加热拌合料。'),
  钢材: material(['01'], '经营HRB400E抗震螺纹钢、盘螺与型钢现货，可定尺加工并配送到场。'),
  水泥: material(['02'], '生产普通硅酸盐水泥与水泥制品，散装罐车直送。'),
  砂石骨料: material(['04'], '供应机制砂、天然砂与级配碎石，每批附检测报告。'),
  管材管件: material(['08'], '生产PE给水管与HDPE双壁波纹管，规格齐全。'),
  木材模板: material(['14'], '供应建筑模板与木方，支持回收与旧模置换。'),
  保温材料: material(['07'], '生产岩棉板与XPS挤塑板，满足严寒地区节能设计标准。'),
  建材: material(['06', '12', '04'], '经营防水卷材、门窗与砂石，常备库存、当日发货。'),
  劳务: {
    roles: [ROLE.labor],
    buys: [],
    sells: [],
    asks: [],
    offers: ['labor'],
    intro: '组织钢筋、木工与混凝土班组进场，实名考勤、工资专户发放。',
  },
  设备租赁: lessor,
  检测: inspection,
  咨询: consultant(ROLE.consulting, '提供造价、招标代理与全过程工程咨询。'),
  法律服务: consultant(ROLE.law, '专注建设工程与不动产，承办结算、索赔与用工纠纷。'),
};

/** The trade of a company by the first of its categories. */
export function tradeOf([main = '']: readonly string[]): Trade {
  const trade = TRADES[main];
  if (trade === undefined) throw new Error(`No trade has the category “${main}”`);
  return trade;
}
