/** Texts of the calendar of deadlines. */
export const deadlineTexts = {
  views: '视图',
  month: '月历',
  agenda: '日程',
  kinds: '业务类别',
  kind: { all: '全部', inquiry: '询价', tender: '招标' },
  file: '导出日历文件',
  table: '截止事项列表',
  columns: { time: '时间', kind: '事项', title: '名称', left: '剩余' },
  over: '已过',
  empty: '没有截止事项',
  emptyHint: '询价和招标的报名、投标、开标等时间显示在这里',
  calendar: {
    calendar: '截止日历',
    /** @param day `YYYY-MM-DD` */
    eventsOf: (day: string, count: number) => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日，${count}项截止`,
    key: '圆点为有截止事项的日期',
  },
  entry: (kind: string, title: string) => `${kind} ${title}`,
  weekdays: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
} as const;
