/** What the times of inquiries and tenders are called in the calendar of deadlines (decision 76), and whose they are. */
export const DEADLINE_KINDS = {
  quote: { label: '报价截止', of: 'inquiry' },
  second: { label: '二次报价', of: 'inquiry' },
  signUpStart: { label: '报名开始', of: 'tender' },
  signUpEnd: { label: '报名截止', of: 'tender' },
  docEnd: { label: '文件获取截止', of: 'tender' },
  deposit: { label: '保证金截止', of: 'tender' },
  bid: { label: '投标截止', of: 'tender' },
  open: { label: '开标', of: 'tender' },
} as const;

export type DeadlineKind = keyof typeof DEADLINE_KINDS;

/** Records that have deadlines. */
export type DeadlineRecord = (typeof DEADLINE_KINDS)[DeadlineKind]['of'];

/** Days that are asked for at once, at most: half a year and what stands before it. */
export const MOST_DEADLINE_DAYS = 220;
