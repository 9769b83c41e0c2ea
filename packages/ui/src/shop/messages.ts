/** Texts that every shop has. */
export const shopMessages = {
  leavingTitle: '即将离开本平台',
  leaving: (host: string) =>
    `即将访问的网站 ${host} 不属于本平台，请注意账号与资金安全，不要在其他网站输入本平台的密码和验证码。`,
  goOn: '继续访问',
  stay: '取消',
  search: '搜索本店商品',
  searchButton: '搜索',
  empty: (name: string) => `“${name}”还没有内容`,
  notice: '公告',
  previousNotice: '上一条公告',
  nextNotice: '下一条公告',
  more: '更多',
  intro: '企业简介',
  contact: '联系我们',
  top: '回到顶部',
  float: '联系与返回',
  bottom: '店铺导航',
  ask: '询价',
  noGoods: '暂无商品',
  slide: (name: string) => `${name}，可左右滑动`,
} as const;
