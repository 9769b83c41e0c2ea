/** Notices of service orders by their number (domain rules 17). `x` is an amount as it is shown. */
export const ORDER_NOTICES = {
  N010: { title: '新订单', content: ({ code }: { readonly code: string }) => `您有新的服务订单${code}，请及时处理` },
  N011: {
    title: '支付成功',
    content: ({ code, x }: { readonly code: string; readonly x: string }) => `订单${code}支付成功，金额${x}`,
  },
  N012: {
    title: '订单已取消',
    content: ({ code, reason }: { readonly code: string; readonly reason: string }) => `订单${code}已取消：${reason}`,
  },
  N013: {
    title: '服务已交付',
    content: ({ code }: { readonly code: string }) => `订单${code}已提交成果，请在7天内验收`,
  },
  N014: {
    title: '验收通过',
    content: ({ code }: { readonly code: string }) => `订单${code}已验收，款项将于次日结算`,
  },
  N015: {
    title: '退款结果',
    content: ({ code, result, x }: { readonly code: string; readonly result: string; readonly x: string }) =>
      `订单${code}退款${result}，金额${x}`,
  },
  N017: {
    title: '退款申请',
    content: ({ code }: { readonly code: string }) => `订单${code}申请退款，请在3天内处理，逾期视为同意`,
  },
} as const;

export type OrderNotice = keyof typeof ORDER_NOTICES;

/** Pages of an order: of its buyer by its type, of its seller. */
export const ORDER_PAGES = {
  buyer: '/user/service-buy-list/detail?id=',
  law: '/user/service-buy-list/law-detail?id=',
  vip: '/user/service-buy-list/vip-detail?id=',
  /** Says how the order of a lesson stands, and leads on to the lesson. */
  lesson: '/default/comprehensives-ervices/law-services/law-lesson/pay/success?id=',
  seller: '/user/service-selled-list/detail?id=',
} as const;

export const ORDER_TEXTS = {
  agreed: '成功',
  refused: '被拒绝',
  noSeller: '平台',
  late: '订单已取消，款项退回',
} as const;

/** Texts of the review of what a buyer brings before the platform. */
export const APPEAL_TEXTS = {
  label: '服务订单申诉',
  terms: {
    code: '订单编号',
    title: '服务名称',
    buyer: '买方',
    seller: '卖方',
    paid: '实付金额',
    reason: '申诉原因',
    note: '交付说明',
    files: '交付成果',
  },
  granted: (code: string) => ({ title: '申诉结果', content: `订单${code}的申诉成立，款项将原路退回` }),
  dismissed: (code: string, reason: string) => ({
    title: '申诉结果',
    content: `订单${code}的申诉不成立，原因：${reason}`,
  }),
} as const;
