/** What both sides are told of a use of a package. `item` is its name, `code` the number of the order. */
export const PACKAGE_USE_NEWS = {
  added: (code: string, item: string) => ({
    title: '服务使用待确认',
    content: `订单${code}登记使用“${item}”一次，请在48小时内确认，逾期视为确认`,
  }),
  confirmed: (code: string, item: string) => ({
    title: '服务使用已确认',
    content: `订单${code}使用“${item}”一次，买方已确认`,
  }),
  byTime: (code: string, item: string) => ({
    title: '服务使用已自动确认',
    content: `订单${code}使用“${item}”一次，48小时内未处理，已自动确认`,
  }),
  refused: (code: string, item: string, reason: string) => ({
    title: '服务使用未被认可',
    content: `订单${code}使用“${item}”一次，买方不认可：${reason}，次数已退回`,
  }),
} as const;
