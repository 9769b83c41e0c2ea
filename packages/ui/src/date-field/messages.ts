import type { TimeBounds } from './plain-time.ts';

export const dateMessages = {
  format: '年-月-日',
  openCalendar: '打开日历',
  calendar: '选择日期',
  invalid: '请输入正确的日期，如2026-11-21',
  to: '至',
  from: '开始日期',
  until: '结束日期',
  wrongOrder: '结束日期不能早于开始日期',
  time: '时间',
  timeFormat: '时:分',
  noTime: '未填写',
  invalidTime: '请输入正确的时间，如17:30',
  timeNotPermitted: ({ min, max, step }: TimeBounds) =>
    [`时间应在${min ?? '00:00'}至${max ?? '23:59'}之间`, step !== undefined && step > 1 && `以${step}分钟为间隔`]
      .filter(Boolean)
      .join('，'),
} as const;
