export const bannerMessages = {
  region: '搜索',
  search: '搜索',
  placeholder: '请输入您要搜索的内容',
  examplesLabel: '例如',
  examples: ['新闻', '服务', '商品', '功能'],
  announcements: { label: '公告', pause: '暂停公告滚动', resume: '继续公告滚动' },
  topics: { label: '热点', pause: '暂停热点滚动', resume: '继续热点滚动' },
} as const;
