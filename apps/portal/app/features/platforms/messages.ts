/** Texts of the page of the digital platforms. */
export const platformsTexts = {
  lead: '五个专业平台共用一个账号',
  leadOf: (company: string) => `五个专业平台共用一个账号，当前以“${company}”的身份进入`,
  enter: (name: string) => `进入${name}`,
  none: '暂无可进入的平台',
  steps: {
    title: '一个账号怎样通行',
    items: [
      { title: '一次登录', text: '在门户登录后，进入任一平台都不再输入密码。' },
      { title: '身份一致', text: '切换企业后，各平台随之切换，权限以该企业的角色为准。' },
      { title: '消息汇总', text: '各平台的订单、审核与系统通知都在门户的消息里。' },
      { title: '随时退出', text: '在门户退出后，各平台同时退出。' },
    ],
  },
} as const;
