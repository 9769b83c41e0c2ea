/** Texts of bank cards (domain rules 13.1). */
export const BANK_CARD_MESSAGES = {
  holder: '持卡人须与实名认证信息一致',
  idCard: '请输入正确的身份证号码',
  cnaps: '请输入12位联行号',
  bank: '请选择开户银行',
  credit: '企业账户不支持绑定信用卡',
  full: (most: number) => `最多绑定${most}张银行卡`,
  taken: '该银行卡已绑定',
  inUse: '该卡存在处理中的交易，暂不能解绑',
  personFirst: '请先完成个人认证',
  companyFirst: '请先完成企业认证',
  mismatch: '银行卡信息验证未通过，请核对后重试',
  unverifiable: '银行卡验证服务暂不可用，请稍后再试',
  amountForm: '请输入0.01到0.99元之间的金额',
  wrongAmount: (triesLeft: number) => `打款验证金额不正确，还可尝试${triesLeft}次`,
  amountFailed: '打款验证金额不正确，验证失败，请重新绑定',
  notSentYet: '正在打款，请收到款项后再填写金额',
  sentToday: '今日打款验证次数已达上限，请明天再试',
  amountNotice: { title: '打款验证', content: '平台已向您的账户打款，请查收并填写金额' },
  /** Added where nobody receives the money: in a demonstration. */
  amountTold: (yuan: string) => `（演示：打款金额${yuan}元）`,
} as const;
