/** Texts of the calls about law services. */
export const LAW_MESSAGES = {
  taken: '该时段刚被预约，请另选时间',
  closed: '该时段不可预约，请另选时间',
  twice: '您已预约该律师，请先取消再改时间',
  tooMany: (most: number) => `同一手机号最多同时预约${most}次咨询`,
  tooOften: (most: number) => `同一手机号每天最多预约${most}次，请明天再试`,
  notBooked: '该手机号没有可取消的预约',
} as const;

interface Told {
  readonly lawyer: string;
  readonly firm: string;
  /** `YYYY-MM-DD HH:mm` */
  readonly begin: string;
}

interface ToldLawyer extends Told {
  readonly name: string;
  readonly phone: string;
  readonly matter: string;
}

/** What who booked is told, as a text message, and as a notice to members as well. */
export const BOOKER_NEWS = {
  booked: ({ lawyer, firm, begin }: Told) => ({
    title: '咨询预约成功',
    content: `您已预约${firm}${lawyer}律师${begin}的咨询，开始前可在律师页面取消。`,
  }),
  cancelled: ({ lawyer, begin }: Told) => ({
    title: '咨询预约已取消',
    content: `您预约的${lawyer}律师${begin}的咨询已取消。`,
  }),
  remind: ({ lawyer, firm, begin }: Told) => ({
    title: '咨询即将开始',
    content: `您预约的${firm}${lawyer}律师的咨询将于明天开始。时间：${begin}。`,
  }),
} as const;

/** What who answers for the lawyer is told, as a notice. */
export const LAWYER_NEWS = {
  booked: ({ lawyer, begin, name, phone, matter }: ToldLawyer) => ({
    title: '收到咨询预约',
    content: `${name}（${phone}）预约了${lawyer}律师${begin}的咨询。咨询事项：${matter}`,
  }),
  cancelled: ({ lawyer, begin, name, phone }: ToldLawyer) => ({
    title: '咨询预约已取消',
    content: `${name}（${phone}）取消了${lawyer}律师${begin}的咨询预约。`,
  }),
} as const;
