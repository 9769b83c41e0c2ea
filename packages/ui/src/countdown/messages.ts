export const countdownMessages = {
  left: (days: number, hours: number, minutes: number) =>
    `剩余${days > 0 ? `${days}天` : ''}${days > 0 || hours > 0 ? `${hours}小时` : ''}${minutes}分`,
  soon: (minutes: number, seconds: number) => `剩余${minutes}分${seconds}秒`,
  units: { days: '天', hours: '时', minutes: '分', seconds: '秒' },
  over: '已截止',
  waiting: '--',
} as const;
