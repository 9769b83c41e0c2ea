/** Texts of the home sections. Figures and articles come with the data. */
export const sectionMessages = {
  'supply-demand': {
    title: '供需对接',
    lead: '采购方发布询价，供应方在线报价，过程留痕、结果可查',
    moreLabel: '全部询价',
  },
  platforms: {
    title: '数字平台',
    lead: '五个专业平台共用一个账号，企业身份一次认证、处处可用',
    moreLabel: '平台说明',
  },
  services: { title: '综合服务', lead: '把企业常办的事放在一处，明码标价，线上签约', moreLabel: '全部服务' },
  supervision: {
    title: '智慧监管',
    lead: '一张总平面图，看清现场的人、机、料、法、环',
    moreLabel: '进入监管平台',
  },
  news: { title: '新闻资讯', lead: '行业要闻、政策文件与地方动态', moreLabel: '更多' },
  'enterprise-style': { title: '企业风采', lead: '建筑业企业在此展示资质与业绩', moreLabel: '全部企业' },
  research: { title: '科研创新与技术推广', lead: '成果入库、示范应用与推广目录', moreLabel: '推广目录' },
  party: { title: '党建引领', lead: '建到哪里，支部就在哪里', moreLabel: '更多' },
} as const;

export const stateMessages = {
  loading: '加载中',
  failed: { title: '内容加载失败', hint: '其他板块不受影响，请稍后重试' },
  empty: { title: '暂无内容', hint: '有新内容时会显示在这里' },
  retry: '重新加载',
} as const;

export const matchingMessages = {
  side: '身份',
  category: '材料分类',
  allCategories: '全部',
  publishInquiry: '发布询价',
  publishProduct: '发布商品',
  prices: '建材行情',
  noRowsOfCategory: '该分类暂无信息',
  demand: {
    label: '需求方',
    caption: '建材询价',
    columns: { title: '材料与规格', company: '采购单位', region: '地区', amount: '数量', time: '截止', status: '状态' },
  },
  supply: {
    label: '供应方',
    caption: '建材供应',
    columns: { title: '商品与规格', company: '供应单位', region: '地区', amount: '单价', time: '更新', status: '状态' },
  },
} as const;

export const serviceMessages = { law: '法律服务', needs: '服务需求', allNeeds: '全部需求' } as const;

export const supervisionMessages = {
  plan: '示例工地总平面图，标注六类监测点位',
  updated: (time: string) => `数据更新时间${time}`,
} as const;

export const newsMessages = { columns: '资讯栏目', salons: '建造沙龙', allSalons: '全部沙龙' } as const;

export const enterpriseMessages = {
  lead: (companyCount: string) => `${companyCount}家建筑业企业在此展示资质与业绩`,
} as const;

export const researchMessages = { columns: '科研栏目' } as const;

export const partyMessages = { plateTitle: '支部建在项目上', plateSlogan: '红色引擎，筑牢根基' } as const;
