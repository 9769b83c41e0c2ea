import { dictionary } from './dictionary.ts';

/** Levels of a business's membership, lowest first. */
export const MEMBERSHIP_LEVELS = dictionary([
  [0, '普通会员'],
  [1, '银牌会员'],
  [2, '金牌会员', 'warning'],
  [3, '钻石会员', 'brand'],
]);

/** What a level gives a number of. */
export const MEMBERSHIP_QUOTAS = dictionary([
  ['inquiriesPerMonth', '发布询价(次/月)'],
  ['tendersPerMonth', '发布招标(次/月)'],
  ['productQuota', '商品发布数'],
  ['serviceQuota', '服务发布数'],
  ['contactReveals', '查看联系方式(次/月)'],
  ['memberSeats', '成员数'],
  ['exportRows', '导出行数'],
]);

/** Beyond numbers: what a level opens. */
export const MEMBERSHIP_BENEFITS = dictionary([
  ['shopDecoration', '店铺装修'],
  ['serviceDiscount', '平台服务折扣'],
  ['recommend', '首页推荐'],
]);

export type MembershipLevel = (typeof MEMBERSHIP_LEVELS)[number]['value'];
export type MembershipQuota = (typeof MEMBERSHIP_QUOTAS)[number]['value'];
