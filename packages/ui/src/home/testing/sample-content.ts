import type { Row } from '../../articles/row-list.tsx';
import type { EnterpriseStyleData } from '../enterprise-style/enterprise-style-section.tsx';
import type { MatchingData, MatchingRow } from '../matching/matching-data.ts';
import type { NewsData } from '../news/news-section.tsx';
import type { PartyData } from '../party/party-section.tsx';
import type { PlatformTile } from '../platforms/platforms-section.tsx';
import type { ResearchData } from '../research/research-section.tsx';
import type { ServicesData } from '../services/services-section.tsx';
import type { SupervisionData } from '../supervision/supervision-section.tsx';

/** As many of a thing as the page has room for, told apart by their number. */
function several<Item>(count: number, item: (number: number) => Item): readonly Item[] {
  return Array.from({ length: count }, (_, index) => item(index + 1));
}

const categories = [
  { key: 'steel', label: '钢材' },
  { key: 'concrete', label: '混凝土' },
] as const;

function matchingRow(side: string, number: number): MatchingRow {
  return {
    href: `/${side}/${number}`,
    category: number === 1 ? 'steel' : 'concrete',
    title: `${side === 'demand' ? '采购' : '供应'}材料${number}`,
    specification: 'Φ16–Φ25，盘螺除外',
    company: '吉林北辰建设集团有限公司',
    region: '长春 净月',
    amountText: '1,280吨',
    timeText: '11-26 17:00',
    dateTime: '2026-11-26T17:00:00+08:00',
    status: { label: '报价中', tone: 'brand' },
  };
}

export const matching: MatchingData = {
  categories,
  rows: {
    demand: several(9, (number) => matchingRow('demand', number)),
    supply: several(2, (number) => matchingRow('supply', number)),
  },
  publishInquiryHref: '/publish-inquiry',
  publishProductHref: '/publish-product',
  counters: [
    { label: '今日新增询价', valueText: '312' },
    { label: '本月成交（单）', valueText: '1,846' },
  ],
  prices: {
    scopeText: '长春，11月第3周',
    items: several(5, (number) => ({
      name: `水泥${number}`,
      unit: '元/吨',
      priceText: '385',
      changeText: '涨20',
      direction: 'up' as const,
      trend: [1, 3, 2],
    })),
  },
};

const kinds = ['materials', 'equipment', 'labor', 'projects', 'finance', 'open-api'] as const;

export const platforms: readonly PlatformTile[] = kinds.map((kind) => ({
  kind,
  href: `https://${kind}.example/`,
  newWindow: true,
  name: `平台${kind}`,
  summary: '询价、报价与供货',
  countText: '商品 128,406',
}));

export const services: ServicesData = {
  law: {
    summary: '工程款清收、合同审查与用工纠纷，由省内建设工程专业律师团队承办。',
    entries: several(3, (number) => ({ href: `/law/${number}`, label: `法律服务${number}`, countText: '9类' })),
  },
  cells: several(6, (number) => ({
    icon: 'caliper' as const,
    href: '/services',
    name: `服务${number}`,
    summary: '预算、结算与全过程造价',
    priceText: '300元起',
  })),
  needs: several(6, (number) => ({
    href: '/needs',
    project: `项目${number}`,
    request: '寻求检测单位',
    dateText: '11-21',
    dateTime: '2026-11-21',
  })),
  allNeedsHref: '/needs',
};

export const supervision: SupervisionData = {
  figures: several(4, (number) => ({ label: `监测项目${number}`, valueText: '1,286', unit: '个' })),
  subjects: several(6, (number) => ({ href: `/supervise/${number}`, name: `监管${number}`, summary: '关键工序在线' })),
  updatedText: '11-21 10:00',
};

function row(kind: string, number: number): Row {
  return { href: `/${kind}/${number}`, title: `${kind}第${number}条`, dateText: '2026-11-21', dateTime: '2026-11-21' };
}

export const news: NewsData = {
  columns: [
    {
      key: 'news',
      label: '新闻',
      moreHref: '/news-list?columnCode=news',
      featured: {
        ...row('featured', 1),
        title: '枢纽站房屋面合龙，一万两千吨钢结构误差控制在3毫米以内',
        imageUrl: '/hall.svg',
        imageAlt: '站房示意图',
      },
      rows: several(7, (number) => row('news', number)),
    },
    {
      key: 'policy',
      label: '政策',
      moreHref: '/news-list?columnCode=policy',
      rows: several(2, (number) => row('policy', number)),
    },
  ],
  salons: several(3, (number) => ({
    href: `/salon/${number}`,
    title: `第${number}期建造沙龙`,
    placeText: '长春，线下60席',
    dayText: '28',
    monthText: '11月',
    dateTime: '2026-11-28',
  })),
  allSalonsHref: '/salons',
};

export const enterpriseStyle: EnterpriseStyleData = {
  companyCountText: '4,812',
  featured: several(3, (number) => ({
    href: `/company/${number}`,
    name: `企业${number}`,
    qualification: '建筑工程施工总承包特级',
    summary: '会展中心二期，钢结构2.1万吨',
    imageUrl: '/steel.svg',
  })),
  wall: several(12, (number) => ({ href: `/wall/${number}`, name: `单位${number}`, logoUrl: '/logo.svg' })),
};

export const research: ResearchData = {
  columns: [
    { key: 'extension', label: '技术推广', count: 5 },
    { key: 'results', label: '科研成果', count: 2 },
  ].map(({ key, label, count }) => ({
    key,
    label,
    entries: several(count, (number) => ({
      href: `/research/${key}/${number}`,
      code: `JT-2026-04${number}`,
      title: `${label}第${number}项`,
      organization: '省建筑科学研究设计院',
      status: { label: '推广', tone: 'success' as const },
    })),
  })),
  featured: {
    href: '/research/featured',
    title: '严寒地区超低能耗建筑成套技术',
    summary: '外墙传热系数0.10，已在14个县市建成23万平方米。',
    imageUrl: '/snow.svg',
    imageAlt: '农房示意图',
  },
};

export const party: PartyData = { plateHref: '/party', rows: several(5, (number) => row('party', number)) };
