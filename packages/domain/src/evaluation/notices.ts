interface Titled {
  readonly title: string;
}
interface Timed extends Titled {
  readonly time: string;
}
interface Reasoned extends Titled {
  readonly reason: string;
}

/** Notices of evaluation and award by their numbers (domain rules 17, 38.1). */
export const EVALUATION_NOTICES = {
  N211: {
    title: '中标公示',
    content: ({ title, time }: Timed) => `“${title}”中标候选人公示中，公示截止${time}`,
  },
  N212: {
    title: '异议答复',
    content: ({ title, result }: Titled & { readonly result: string }) => `您对“${title}”提出的异议已答复：${result}`,
  },
  N213: { title: '重新评标', content: ({ title }: Titled) => `“${title}”将重新评标` },
  /** To the buyer, who has three days to answer; has no number of its own. */
  objected: {
    title: '收到异议',
    content: ({ title, time }: Timed) => `“${title}”收到一条异议，请于${time}前答复`,
  },
  N220: {
    title: '中标通知书',
    content: ({ title }: Titled) => `恭喜，您已中标“${title}”，请于48小时内确认并在30日内签订合同`,
  },
  N221: { title: '招标结果', content: ({ title }: Titled) => `“${title}”已定标，您未中标，感谢参与` },
  /** To the buyer, where a winner has refused or let its time pass. */
  unconfirmed: {
    title: '中标人未确认',
    content: ({ title, supplier, reason }: Reasoned & { readonly supplier: string }) =>
      `“${title}”中标人${supplier}未确认成交${reason === '' ? '' : `，原因：${reason}`}，请确定下一中标候选人`,
  },
  /** To the buyer, where both sides have given the deal up before the contract. */
  givenUp: {
    title: '中标成交作废',
    content: ({ title, supplier, reason }: Reasoned & { readonly supplier: string }) =>
      `“${title}”与中标人${supplier}的成交单已作废，原因：${reason}，请确定下一中标候选人`,
  },
  N223: { title: '招标结束', content: ({ title }: Titled) => `“${title}”已结束` },
  N224: {
    title: '合同签订提醒',
    content: ({ title, date }: Titled & { readonly date: string }) => `请于${date}前完成“${title}”的合同签订`,
  },
} as const;
