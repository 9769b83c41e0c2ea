export const dateMessages = {
  format: '年-月-日',
  openCalendar: '打开日历',
  calendar: '选择日期',
  loading: '日历加载中',
  invalid: '请输入正确的日期，如2026-11-21',
  to: '至',
  from: '开始日期',
  until: '结束日期',
  wrongOrder: '结束日期不能早于开始日期',
  time: '时间',
} as const;
