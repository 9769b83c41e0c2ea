/** Texts around the pages of the member centre. */
export const memberCentreTexts = {
  missing: (labels: readonly string[]) =>
    `查看本页需要${labels.map((label) => `“${label}”`).join('或')}权限，企业管理员可在角色管理中授予`,
  secondFactor: '本企业要求开启二次验证',
  secondFactorText: '开启后即可使用本页',
  turnOn: '前往开启',
  back: '返回个人中心',
} as const;
