import { OPEN_CALLS } from '../open-api/open-calls.ts';
import type { DemoWriter } from './demo-writer.ts';

const service = '/default/comprehensives-ervices/see-more?serviceType=';

const PACKAGES = [
  ['造价咨询', '预算、结算与全过程造价', 30_000, 3],
  ['招标代理', '编制、公告与开评标组织', 80_000, 4],
  ['检测鉴定', '材料、实体与节能检测', 26_000, 5],
  ['培训考核', '岗位、继续教育与安全培训', 8_000, 10],
  ['工程保险', '工伤、履约与质量潜在缺陷', null, 99],
  ['资质办理', '新办、升级与延续咨询', 120_000, 1],
] as const;

/** The last is counted elsewhere and added to what is counted here: goods, machines, teams and projects. */
const ENTRIES = [
  ['materials', '建材', '询价、报价、招标与供货', '商品', 0],
  ['equipment', '设备', '买卖、租赁、二手设备对接', '设备', 0],
  ['labor', '劳务', '班组、用工与实名制对接', '班组', 0],
  ['projects', '项目', '项目信息发布与合作匹配', '项目', 0],
  ['finance', '金融', '供应链融资与保函服务', '产品', 16],
] as const;

const ABILITIES = [
  ['技术推广', 'JT-2026-041', '装配式剪力墙套筒灌浆饱满度智能检测', '省建筑科学研究设计院', '推广'],
  ['技术推广', 'JT-2026-038', '高纬度地区光伏屋面抗雪荷载一体化构造', '春城绿建科技', '推广'],
  ['技术推广', 'JT-2026-035', '再生骨料透水混凝土路面成套工艺', '海兰市政工程', '示范'],
  ['技术推广', 'JT-2026-029', '群塔作业数字孪生防碰撞系统', '北辰建设集团', '推广'],
  ['技术推广', 'JT-2026-022', '装配式地铁车站大型构件拼装技术', '松江路桥工程', '示范'],
  ['科研成果', 'KY-2026-018', '寒区混凝土早强防冻外加剂体系研究', '省建筑科学研究设计院', '入库'],
  ['科研成果', 'KY-2026-015', '季冻区路基冻胀监测与预警', '松江路桥工程', '入库'],
  ['科研成果', 'KY-2026-011', '近零能耗校园建筑运行评价', '春城绿建科技', '入库'],
  ['科研成果', 'KY-2026-007', '装配式构件全流程编码标准', '吉恒装配建筑', '入库'],
  ['科研成果', 'KY-2026-003', '钢结构低温焊接工艺评定', '东辽钢构', '入库'],
  ['标准工法', 'GF-2026-033', '冬期大体积混凝土蓄热养护工法', '北辰建设集团', '省级'],
  ['标准工法', 'GF-2026-027', '大跨钢桁架整体提升工法', '东辽钢构', '省级'],
  ['标准工法', 'GF-2026-021', '预制叠合板无支撑安装工法', '吉恒装配建筑', '省级'],
  ['标准工法', 'GF-2026-016', '老旧管网非开挖修复工法', '海兰市政工程', '省级'],
  ['标准工法', 'GF-2026-009', '地铁车站防水一体化工法', '松江路桥工程', '省级'],
] as const;

/** Everything of the home page that is not news: services, entrances, research, prices, needs, banners, popup. */
export async function writeHomeContent(demo: DemoWriter): Promise<void> {
  await demo.insert(
    'service_package',
    PACKAGES.map(([name, description, price, type], sort) => ({
      id: demo.newId(),
      name,
      description,
      price,
      original_price: null,
      items: [],
      tag: '',
      cover: '',
      link: `${service}${type}`,
      sort,
    })),
  );
  await demo.insert('platform_entry', [
    ...ENTRIES.map(([sibling, name, description, count_label, base_count], sort) => ({
      key: sibling,
      name,
      description,
      count_label,
      base_count,
      url: '',
      sibling,
      sort,
    })),
    {
      key: 'open',
      name: '开放接口',
      description: '企业系统与平台数据互通',
      count_label: '接口',
      base_count: Object.values(OPEN_CALLS).flat().length,
      url: '/default/open-api/open',
      sibling: null,
      sort: ENTRIES.length,
    },
  ]);
  await demo.insert(
    'ability',
    ABILITIES.map(([ability_group, number, title, organization, stage], sort) => ({
      id: demo.newId(),
      number,
      title,
      sub_title: '',
      organization,
      stage,
      ability_group,
      icon: '',
      image: '',
      description: '',
      link: '',
      sort,
    })),
  );
  await writeBanners(demo);
}

async function writeBanners(demo: DemoWriter): Promise<void> {
  const banner = (place: number, title: string, image: string, link: string, sort: number) => ({
    id: demo.newId(),
    place,
    title,
    image,
    app_image: '',
    link,
    target: '',
    begin_time: null,
    end_time: null,
    sort,
  });
  await demo.insert('banner', [
    banner(100, '吉林建筑产业，一站对接', '/art/banner.svg', '', 0),
    banner(101, '冬期施工专题：方案、材料与养护一次查清', '', '/default/news/news-list?columnCode=policy', 0),
  ]);
  // In a month: a pop-up at the first visit is for real news only.
  await demo.insert('popup', [
    {
      id: demo.newId(),
      title: '2026年四季度材料信息价已发布',
      image: '',
      content: '<p>本期信息价覆盖全省九个市州，钢材、水泥与商品混凝土按周更新。</p>',
      link: '/default/news/news-list?columnCode=industry_news',
      begin_time: demo.daysFromNow(30),
      end_time: demo.daysFromNow(60),
      frequency: 3,
      terminal: 'pc',
      sort: 0,
    },
  ]);
}
