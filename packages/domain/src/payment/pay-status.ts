import { defineStatusMachine } from '../record/status-machine.ts';

/** What is paid for (domain rules 13.3). */
export const PAY_BIZ_TYPE = { docFee: 3, deposit: 4 } as const;

export const PAY_CHANNEL = { online: 1, transfer: 2 } as const;

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

/**
 * Statuses of a payment order (domain rules 13.3). The payer may give an order up while the channel has not answered:
 * what it charges then all the same goes back at once.
 */
export const payMachine = defineStatusMachine<
  PayStatus,
  'payer' | 'ops' | 'system',
  'start' | 'charge' | 'fail' | 'close' | 'handIn' | 'verify' | 'miss' | 'refund' | 'refunded'
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
    { from: [open, failed], action: 'start', who: 'payer', to: paying, permission: 'bid_pay' },
    { from: paying, action: 'charge', who: 'system', to: paid },
    { from: paying, action: 'fail', who: 'system', to: failed },
    { from: [open, paying, failed], action: 'close', who: 'payer', to: closed, permission: 'bid_pay' },
    { from: [open, paying, failed], action: 'close', who: 'system', to: closed },
    { from: [open, failed], action: 'handIn', who: 'payer', to: verifying, permission: 'bid_pay' },
    { from: verifying, action: 'verify', who: ['ops', 'system'], to: paid },
    { from: verifying, action: 'miss', who: ['ops', 'system'], to: open },
    { from: [paid, partlyRefunded], action: 'refund', who: 'system', to: refunding },
    { from: refunding, action: 'refunded', who: 'system', to: refunded },
  ],
});
