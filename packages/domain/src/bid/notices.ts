import { tenderPage } from '../tender/notices.ts';

const BID_PAGE = '/user/my-bid/bid-company-detail?bidId=';

/** Notices of bids by their numbers (domain rules 17, 38.1), and the page that each leads to; its id is appended. */
export const BID_NOTICES = {
  N207: {
    title: '投标回执',
    content: ({ time, code }: { readonly time: string; readonly code: string }) =>
      `投标文件已于${time}递交，回执号${code}`,
    page: () => BID_PAGE,
  },
  N210: {
    title: '开标通知',
    content: ({ title }: { readonly title: string }) => `“${title}”已开标，可查看开标一览表`,
    page: tenderPage,
  },
  /** To the bidders of a tender that the law does not bind; has no number of its own. */
  published: {
    title: '开标记录已公布',
    content: ({ title }: { readonly title: string }) => `“${title}”的开标记录已公布，可查看全部投标人及投标总价`,
    page: tenderPage,
  },
} as const;
