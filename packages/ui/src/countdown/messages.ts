const lasting = (days: number, hours: number, minutes: number): string =>
  `${days > 0 ? `${days}天` : ''}${days > 0 || hours > 0 ? `${hours}小时` : ''}${minutes}分`;
const twoDigits = (count: number): string => String(count).padStart(2, '0');

export const countdownMessages = {
  left: (days: number, hours: number, minutes: number) => `剩余${lasting(days, hours, minutes)}`,
  lasting,
  clock: (minutes: number, seconds: number) => `${twoDigits(minutes)}:${twoDigits(seconds)}`,
  soon: (minutes: number, seconds: number) => `剩余${minutes}分${seconds}秒`,
  units: { days: '天', hours: '时', minutes: '分', seconds: '秒' },
  over: '已截止',
  waiting: '--',
} as const;
