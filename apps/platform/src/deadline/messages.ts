/** Texts of the calendar of deadlines. */
export const DEADLINE_TEXTS = { days: '一次最多查看220天' } as const;
