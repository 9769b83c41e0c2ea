/** The eight sections of the home page in their order: element id, heading, entry of the main menu. */
export const sections = [
  { key: 'supply-demand', heading: '供需对接', entry: '供需对接' },
  { key: 'platforms', heading: '数字平台', entry: '数字平台' },
  { key: 'services', heading: '综合服务', entry: '综合服务' },
  { key: 'supervision', heading: '智慧监管', entry: '智慧监管' },
  { key: 'news', heading: '新闻资讯', entry: '新闻资讯' },
  { key: 'enterprise-style', heading: '企业风采', entry: '企业风采' },
  { key: 'research', heading: '科研创新与技术推广', entry: '科研创新' },
  { key: 'party', heading: '党建引领', entry: '党建引领' },
] as const;
