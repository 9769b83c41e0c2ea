/** Texts of the calls about salons. */
export const SALON_MESSAGES = {
  twice: '您已报名该活动',
  full: '名额已满',
  closed: '报名已截止',
  begun: '活动已开始，不能取消报名',
  notSignedUp: '该手机号没有报名此活动',
} as const;

interface Told {
  readonly title: string;
  /** `YYYY-MM-DD HH:mm` */
  readonly begin: string;
  readonly place: string;
}

const where = ({ begin, place }: Told) => (place === '' ? begin : `${begin}，${place}`);

/** What those who signed up are told, as a notice to members and as a text message to visitors. */
export const SALON_NEWS = {
  movedUp: (told: Told) => ({
    title: '候补成功',
    content: `您候补的活动“${told.title}”已有名额，报名成功。时间地点：${where(told)}。`,
  }),
  remind: (told: Told) => ({
    title: '活动即将开始',
    content: `您报名的活动“${told.title}”将于明天开始。时间地点：${where(told)}。`,
  }),
} as const;
