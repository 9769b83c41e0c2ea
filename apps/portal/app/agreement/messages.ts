/** The agreements that are agreed to in a form, by their code as a legal text. */
export const AGREEMENTS = {
  certification_agreement: '《实名认证服务协议》',
  membership_agreement: '《会员服务协议》',
} as const;

export type AgreementCode = keyof typeof AGREEMENTS;

/** Texts around an agreement that is read. */
export const agreementTexts = {
  read: (name: string) => `查看${name}`,
  version: (version: number, date: string) => `第${version}版，${date}起生效`,
  loading: '正在加载…',
  none: '该协议尚未发布',
  failed: '协议未能加载',
  retry: '重试',
  close: '关闭',
} as const;
