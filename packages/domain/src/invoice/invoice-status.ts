import { refusal } from '../error/refusal.ts';
import { defineStatusMachine } from '../record/status-machine.ts';
import { DAY_MS } from '../time/units.ts';
import { INVOICE_MESSAGES } from './messages.ts';

/** 0 stands for an order without one. */
export const INVOICE_STATUS = { none: 0, waiting: 1, issued: 2, rejected: 3 } as const;

export type InvoiceStatus = (typeof INVOICE_STATUS)[keyof typeof INVOICE_STATUS];

/** How long after its end an order is invoiced. */
const INVOICE_WITHIN_DAYS = 180;

/** Whether the invoice of an order may still be asked for. @param finished when it was done; null before */
export const mayStillInvoice = (finished: Date | null, now: Date): boolean =>
  finished !== null && now.getTime() < finished.getTime() + INVOICE_WITHIN_DAYS * DAY_MS;

interface InvoiceFacts {
  readonly isInTime: boolean;
}

const { none, waiting, issued, rejected } = INVOICE_STATUS;

/** Statuses of an invoice (domain rules 32.8); the platform is the seller of memberships and lessons. */
export const invoiceMachine = defineStatusMachine<
  InvoiceStatus,
  'buyer' | 'seller' | 'ops',
  'apply' | 'issue' | 'reject',
  'isInTime',
  InvoiceFacts
>({
  statuses: {
    [none]: { label: '未申请', tone: 'neutral' },
    [waiting]: { label: '待开票', tone: 'warning' },
    [issued]: { label: '已开票', tone: 'success' },
    [rejected]: { label: '已驳回', tone: 'danger' },
  },
  conditions: {
    isInTime: { holds: ({ isInTime }) => isInTime, refusal: refusal('deadlinePassed', INVOICE_MESSAGES.over) },
  },
  transitions: [
    {
      ...{ from: [none, rejected], action: 'apply', who: 'buyer', to: waiting, permission: 'invoice_apply' },
      when: ['isInTime'],
    },
    { from: waiting, action: 'issue', who: 'seller', to: issued, permission: 'invoice_issue' },
    { from: waiting, action: 'issue', who: 'ops', to: issued },
    { from: waiting, action: 'reject', who: 'seller', to: rejected, permission: 'invoice_issue' },
    { from: waiting, action: 'reject', who: 'ops', to: rejected },
  ],
});
