/** Texts of salons that are the same wherever they stand. */
export const salonMessages = {
  calendar: '活动日历',
  previousMonth: '上个月',
  nextMonth: '下个月',
  thisMonth: '回到本月',
  month: (year: number, month: number) => `${year}年${month}月`,
  weekdays: ['一', '二', '三', '四', '五', '六', '日'].map((short) => ({ short, long: `星期${short}` })),
  /** @param day `YYYY-MM-DD` */
  eventsOf: (day: string, count: number) => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日，${count}场活动`,
  chosen: '（已选）',
  key: '圆点为有活动的日期',
} as const;
