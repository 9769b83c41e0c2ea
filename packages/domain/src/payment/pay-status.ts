import { defineStatusMachine } from '../record/status-machine.ts';

/** What is paid for (domain rules 13.3). */
export const PAY_BIZ_TYPE = {
  service: 1,
  vip: 2,
  docFee: 3,
  deposit: 4,
  lesson: 5,
  knowledge: 6,
  lawPackage: 7,
} as const;

/**
 * How it is paid (domain rules 13.3, decision 77): `online` from a bank card, `transfer` with a voucher, `free` where
 * nothing is due, `balance` from what the company has with the platform.
 */
export const PAY_CHANNEL = { online: 1, transfer: 2, free: 3, wechat: 4, alipay: 5, balance: 6 } as const;

export type PayChannel = (typeof PAY_CHANNEL)[keyof typeof PAY_CHANNEL];

/** What each is called. */
export const PAY_CHANNEL_LABELS: Readonly<Record<number, string>> = {
  [PAY_CHANNEL.online]: '银行卡支付',
  [PAY_CHANNEL.transfer]: '对公转账',
  [PAY_CHANNEL.free]: '零元单',
  [PAY_CHANNEL.wechat]: '微信支付',
  [PAY_CHANNEL.alipay]: '支付宝',
  [PAY_CHANNEL.balance]: '余额支付',
};

/** Ways that the payer's own phone pays by: a code is shown to be scanned. */
export const CODE_CHANNELS: readonly number[] = [PAY_CHANNEL.wechat, PAY_CHANNEL.alipay];

/** Ways that ask for the payment PIN: what they pay from is ours to keep. */
export const PIN_CHANNELS: readonly number[] = [PAY_CHANNEL.online, PAY_CHANNEL.balance];

/** How long a code can be scanned, in minutes; then the payer has another one drawn. */
export const CODE_MINUTES = 15;

export const PAY_STATUS = {
  open: 0,
  paying: 1,
  paid: 2,
  failed: 3,
  closed: 4,
  refunding: 5,
  refunded: 6,
  partlyRefunded: 7,
  verifying: 8,
} as const;

export type PayStatus = (typeof PAY_STATUS)[keyof typeof PAY_STATUS];

const { open, paying, paid, failed, closed, refunding, refunded, partlyRefunded, verifying } = PAY_STATUS;

/** Of those who pay: what a tender asks for has a key of its own. */
const PAYER_KEYS = ['pay_do', 'bid_pay'] as const;

/**
 * Statuses of a payment order (domain rules 13.3). An order for nothing is paid at once. The payer may give an order up while the channel has not answered:
 * what it charges then all the same goes back at once.
 */
export const payMachine = defineStatusMachine<
  PayStatus,
  'payer' | 'ops' | 'system',
  | 'start'
  | 'waive'
  | 'charge'
  | 'fail'
  | 'close'
  | 'handIn'
  | 'verify'
  | 'miss'
  | 'refund'
  | 'refunded'
  | 'refundedPart'
  | 'refundFailed'
  | 'refundFailedPart'
>({
  statuses: {
    [open]: { label: '待支付', tone: 'warning' },
    [paying]: { label: '支付中', tone: 'brand' },
    [paid]: { label: '支付成功', tone: 'success' },
    [failed]: { label: '支付失败', tone: 'danger' },
    [closed]: { label: '已关闭', tone: 'neutral' },
    [refunding]: { label: '退款中', tone: 'brand' },
    [refunded]: { label: '已全额退款', tone: 'neutral' },
    [partlyRefunded]: { label: '部分退款', tone: 'neutral' },
    [verifying]: { label: '凭证待核实', tone: 'warning' },
  },
  transitions: [
    ...PAYER_KEYS.map((permission) => ({
      ...({ from: [open, failed], action: 'start', who: 'payer', to: paying, permission } as const),
    })),
    { from: open, action: 'waive', who: 'system', to: paid },
    { from: paying, action: 'charge', who: 'system', to: paid },
    { from: paying, action: 'fail', who: 'system', to: failed },
    ...PAYER_KEYS.map((permission) => ({
      ...({ from: [open, paying, failed], action: 'close', who: 'payer', to: closed, permission } as const),
    })),
    { from: [open, paying, failed], action: 'close', who: 'system', to: closed },
    ...PAYER_KEYS.map((permission) => ({
      ...({ from: [open, failed], action: 'handIn', who: 'payer', to: verifying, permission } as const),
    })),
    { from: verifying, action: 'verify', who: ['ops', 'system'], to: paid },
    { from: verifying, action: 'miss', who: ['ops', 'system'], to: open },
    { from: [paid, partlyRefunded], action: 'refund', who: 'system', to: refunding },
    { from: refunding, action: 'refunded', who: 'system', to: refunded },
    { from: refunding, action: 'refundedPart', who: 'system', to: partlyRefunded },
    { from: refunding, action: 'refundFailed', who: 'system', to: paid },
    { from: refunding, action: 'refundFailedPart', who: 'system', to: partlyRefunded },
  ],
});
