/** Words of the platform about services. */
export const SERVICE_TEXTS = {
  label: '服务',
  wholeProvince: '全省',
  agreed: '面议',
  packageOf: (name: string, yuan: string, days: number, content: readonly string[]) =>
    `${name}：${yuan}元，${days}天，${content.join('、')}`,
} as const;
