/** Texts around the pages of the member centre. */
export const memberCentreTexts = {
  missing: (labels: readonly string[]) =>
    `查看本页需要${labels.map((label) => `“${label}”`).join('或')}权限，企业管理员可在角色管理中授予`,
  secondFactor: '本企业要求开启二次验证',
  secondFactorText: '开启后即可使用本页',
  turnOn: '前往开启',
  back: '返回个人中心',
  roles: '您的角色',
  rolesIn: (roles: readonly string[], company: string) => `${roles.length > 0 ? roles.join('、') : '无'}（${company}）`,
  needed: '需要的权限',
  either: ' 或 ',
  granters: '企业管理员',
  granterNames: (granters: readonly { readonly name: string; readonly phone: string }[], count: number) => {
    const named = granters.map(({ name, phone }) => `${name} ${phone}`).join('、');
    return count > granters.length ? `${named} 等${count}人` : named;
  },
  ask: '申请权限',
  asked: '已申请',
  askedText: '申请已发送给企业管理员',
} as const;
