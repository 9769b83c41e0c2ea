/** How a notice of procurement is written: kind 1 (business), its title, and where it leads; '' leads nowhere. */
interface NoticeText<Facts> {
  readonly title: string;
  readonly content: (facts: Facts) => string;
  /** The id of the record is appended. */
  readonly jumpUrl: string;
}

const INQUIRY_PAGE = '/user/my-quotation/inquiry-detail?id=';
const SELECTING_PAGE = '/user/building-materials/selecting?inquiryId=';
const SECOND_PAGE = '/user/building-materials/secondQuotation?inquiryId=';
const DEAL_PAGE = '/user/my-quotation/deal-detail?id=';

const notice = <Facts>(title: string, content: (facts: Facts) => string, jumpUrl: string): NoticeText<Facts> => ({
  ...{ title, content, jumpUrl },
});

interface Titled {
  /** Of the inquiry. */
  readonly title: string;
}
interface Timed extends Titled {
  /** `YYYY-MM-DD HH:mm:ss` */
  readonly time: string;
}
interface Reasoned extends Titled {
  readonly reason: string;
}
interface Unconfirmed {
  readonly supplier: string;
  /** Of the deal. */
  readonly code: string;
}

/** Notices of inquiries, quotations and deals by their numbers (domain rules 17, 38.1; decision 65). None has a price. */
export const PROCUREMENT_NOTICES = {
  N101: notice<Timed & { readonly buyer: string }>(
    '询价邀请',
    ({ buyer, title, time }) => `${buyer}邀请您参与“${title}”报价，截止${time}`,
    INQUIRY_PAGE,
  ),
  N102: notice<Timed>('截止时间变更', ({ title, time }) => `“${title}”报价截止时间延长至${time}`, INQUIRY_PAGE),
  N103: notice<Titled>('询价撤回', ({ title }) => `“${title}”已撤回修改，请等待重新发布`, ''),
  N104: notice<Titled>('补充公告', ({ title }) => `“${title}”发布了补充公告`, INQUIRY_PAGE),
  N105: notice<Titled>('新的提问', ({ title }) => `“${title}”收到一条新的提问，请及时回复`, INQUIRY_PAGE),
  N106: notice<Titled & { readonly isAsker: boolean }>(
    '提问已回复',
    ({ title, isAsker }) => (isAsker ? `您在“${title}”的提问已回复` : `“${title}”有一条提问已公开回复`),
    INQUIRY_PAGE,
  ),
  N110: notice<Titled & { readonly quoted: number }>(
    '报价已截止',
    ({ title, quoted }) => `“${title}”共收到${quoted}份报价，请及时定标`,
    SELECTING_PAGE,
  ),
  N111: notice<Titled>('询价流标', ({ title }) => `“${title}”截止时未收到有效报价，可重新发起询价`, INQUIRY_PAGE),
  N112: notice<Reasoned>('询价已关闭', ({ title, reason }) => `“${title}”已被采购方关闭，原因：${reason}`, ''),
  N113: notice<Reasoned>('询价被下架', ({ title, reason }) => `“${title}”因${reason}被平台下架`, ''),
  N114: notice<Timed>('报价提醒', ({ title, time }) => `“${title}”将于${time}截止报价`, INQUIRY_PAGE),
  N120: notice<Timed>('二次报价邀请', ({ title, time }) => `“${title}”发起二次报价，截止${time}`, SECOND_PAGE),
  N122: notice<Titled & { readonly done: number; readonly all: number }>(
    '二次报价已结束',
    ({ title, done, all }) => `“${title}”二次报价已截止，${done}/${all}家提交，请及时定标`,
    SELECTING_PAGE,
  ),
  N130: notice<Titled>('中标通知', ({ title }) => `恭喜，您在“${title}”中标，请于48小时内确认`, DEAL_PAGE),
  N131: notice<Titled>('未中标通知', ({ title }) => `很遗憾，您未在“${title}”中标`, INQUIRY_PAGE),
  N133: notice<{ readonly code: string }>('成交已确认', ({ code }) => `成交单${code}已确认，请按约定履约`, DEAL_PAGE),
  N134: notice<Unconfirmed>(
    '供应方未确认',
    ({ supplier, code }) => `供应方${supplier}未确认成交单${code}，请重新定标`,
    SELECTING_PAGE,
  ),
  /** N134 of a deal that was refused, not left: with the reason, as the one who awards anew needs it. */
  N134R: notice<Unconfirmed & { readonly reason: string }>(
    '供应方拒绝成交',
    ({ supplier, code, reason }) => `供应方${supplier}拒绝成交单${code}，原因：${reason}，请重新定标`,
    SELECTING_PAGE,
  ),
} as const;

export type ProcurementNotice = keyof typeof PROCUREMENT_NOTICES;
