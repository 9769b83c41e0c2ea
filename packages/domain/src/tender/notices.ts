import { TENDER_TYPE } from './tender-dictionaries.ts';

const INVITED_PAGE = '/user/invite-tenders/subPage/default?id=';
const PUBLIC_PAGE = '/user/invite-tenders/subPage/public?id=';

/** Page of a tender of a type; the id of the tender is appended. */
export const tenderPage = (tenderType: number | null): string =>
  tenderType === TENDER_TYPE.invited ? INVITED_PAGE : PUBLIC_PAGE;

interface Titled {
  readonly title: string;
}
interface Reasoned extends Titled {
  readonly reason: string;
}

/** Notices of tenders by their numbers (domain rules 17, 38.1). N230 and N231 lead nowhere, as their tender is over. */
export const TENDER_NOTICES = {
  N201: {
    title: '招标邀请',
    content: ({ buyer, title, time }: Titled & { readonly buyer: string; readonly time: string }) =>
      `${buyer}邀请您参加“${title}”投标，报名截止${time}`,
  },
  N202: { title: '审核驳回', content: ({ title, reason }: Reasoned) => `“${title}”未通过审核，原因：${reason}` },
  N203: { title: '变更公告', content: ({ title }: Titled) => `“${title}”发布变更公告，请及时查看` },
  N230: {
    title: '招标终止',
    content: ({ title, reason }: Reasoned) => `“${title}”已终止，原因：${reason}，已缴费用将原路退回`,
  },
  N231: { title: '招标流标', content: ({ title, reason }: Reasoned) => `“${title}”已流标，原因：${reason}` },
} as const;
