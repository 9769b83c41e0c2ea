import type { PayType } from '../deposit/deposit.ts';
import { formatMoney } from '../money/yuan-text.ts';

interface Titled {
  /** Of the tender. */
  readonly title: string;
}

/** Notices of sign-ups and what they pay, by their numbers (domain rules 17, 38.1). */
export const SIGN_UP_NOTICES = {
  N204: {
    title: '新的报名',
    content: ({ company, title }: Titled & { readonly company: string }) => `${company}报名了“${title}”，请及时审核`,
  },
  N205: {
    title: '报名结果',
    content: ({ title, reason }: Titled & { readonly reason: string | null }) =>
      reason === null ? `您报名的“${title}”已通过` : `您报名的“${title}”未通过，原因：${reason}`,
  },
  N206: {
    title: '缴费提醒',
    content: ({ time, item }: { readonly time: string; readonly item: string }) => `请于${time}前缴纳${item}`,
  },
  N225: {
    title: '保证金已退还',
    content: ({ title, amount }: Titled & { readonly amount: number }) =>
      `“${title}”投标保证金${formatMoney(amount)}已退还`,
  },
  N226: {
    title: '保证金不予退还',
    content: ({ title, reason }: Titled & { readonly reason: string }) =>
      `“${title}”投标保证金不予退还，原因：${reason}`,
  },
  /** To the winner; this one and the next two have no numbers of their own. */
  proposed: {
    title: '保证金转履约保证金',
    content: ({ title, amount }: Titled & { readonly amount: number }) =>
      `“${title}”招标人提议将投标保证金${formatMoney(amount)}转为履约保证金，请答复`,
  },
  converted: {
    title: '保证金已转履约保证金',
    content: ({ title, company, amount }: Titled & { readonly company: string; readonly amount: number }) =>
      `“${title}”${company}的投标保证金${formatMoney(amount)}已转为履约保证金`,
  },
  declined: {
    title: '保证金转履约保证金未获同意',
    content: ({ title, company, reason }: Titled & { readonly company: string; readonly reason: string }) =>
      `“${title}”${company}不同意将投标保证金转为履约保证金，原因：${reason}`,
  },
} as const;

/** Page that pays one thing for a tender; the id of the tender is appended. */
export const payPage = (payType: PayType) => `/user/invite-tenders/btbt-pay?payType=${payType}&tenderId=`;
