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
} as const;

/** Page that pays for a tender; the id of the tender is appended. */
export const PAY_PAGE = '/user/invite-tenders/btbt-pay?tenderId=';
