import { PAYMENT_MESSAGES } from '@jianzhu/domain/payments';

/** Where a transfer goes. */
export const accountTexts = {
  ...{ name: '收款户名', number: '收款账号', bank: '开户行', postscript: '附言码' },
  copy: '复制',
  copyOf: (term: string) => `复制${term}`,
  hint: '转账时请在附言中填写附言码，以便核实到账',
} as const;

/** What proves a transfer or a guarantee. */
export const proofTexts = { voucher: '转账凭证', help: '图片或pdf，最多5个' } as const;

/** What a person answers for the channel of a demonstration. */
export const sandboxTexts = {
  title: '模拟支付渠道',
  hint: '演示环境不发生真实扣款，请选择支付渠道的答复',
  outcomes: { charged: '支付成功', failed: '支付失败', again: '重复通知成功', silent: '扣款成功但不通知' },
  done: '已答复',
} as const;

/** Texts of the cashier and of what comes of a payment (domain rules 13.3). */
export const cashierTexts = {
  order: '订单信息',
  facts: { subject: '支付事项', code: '支付单号', payee: '收款方', related: '关联订单', payer: '付款方' },
  ways: '支付方式',
  due: '应付金额',
  yuan: '元',
  within: '请在',
  toPay: '内完成支付',
  over: '支付时间已到',
  confirm: '确认支付',
  submitting: '提交中...',
  cards: '银行卡',
  company: '对公账户',
  debit: '储蓄卡',
  credit: '信用卡',
  isDefault: '默认',
  newCard: '使用新卡支付',
  noCards: '请先绑定银行卡',
  bind: '去绑定',
  pinTitle: '输入支付密码',
  balance: '可用余额',
  balanceShort: '余额不足，请选择其他支付方式',
  scan: { 4: '微信扫码支付', 5: '支付宝扫码支付' } as Readonly<Record<number, string>>,
  scanHint: { 4: '请打开微信“扫一扫”完成支付', 5: '请打开支付宝“扫一扫”完成支付' } as Readonly<Record<number, string>>,
  drawCode: '获取付款二维码',
  drawing: '正在生成二维码，请稍候',
  codeLeft: '二维码有效时间',
  codeOver: '二维码已过期',
  renew: '刷新二维码',
  cardPaying: (card: string) => `${card}支付处理中，请稍候`,
  transferHint: '转账时请在附言中填写附言码，提交转账凭证后由平台核实到账',
  handIn: '提交核实',
  handedIn: '已提交，等待核实',
  offline: '网络已断开，恢复后将自动更新支付结果',
  /** A channel that gives no reason says so itself. */
  failed: (reason: string) => (reason === PAYMENT_MESSAGES.failed ? reason : `支付未成功：${reason}`),
  locked: (until: string) => `支付密码错误次数过多，请于${until}后再试`,
  cancel: '取消支付',
  cancelled: '已取消支付',
  held: '款项由平台托管，交易完成后结算给收款方',
  result: {
    paid: '支付成功',
    paying: '支付处理中，请稍后在订单中查看',
    verifying: '转账凭证待核实',
    verifyingText: '平台核实到账后将通知您',
    failed: '支付失败',
    closed: '支付单已关闭',
    closedText: '未在规定时间内完成支付或已取消；如已扣款将原路退回',
    open: '等待支付',
    refunding: '退款中',
    refunded: '已全额退款',
    partly: '支付成功，部分已退款',
    free: '无需支付',
  },
  resultFacts: {
    subject: '支付事项',
    way: '支付方式',
    amount: '支付金额',
    words: '金额大写',
    time: '支付时间',
    code: '支付单号',
    refunded: '已退款',
    refund: '退款',
  },
  refund: (amount: string, reason: string, state: string) => `${amount}（${reason}）${state}`,
  view: '查看订单',
  receipt: '下载支付凭证',
  receiptFile: (code: string) => `支付凭证-${code}.pdf`,
  receiptFailed: '支付凭证下载失败，请重试',
  toCashier: '返回收银台',
  again: '重新支付',
  refresh: '刷新结果',
  home: '返回个人中心',
} as const;
