/** Said of a difference that the statement of another day makes good: money on its way at midnight. */
export const RECONCILIATION_TEXTS = { otherDay: (day: string) => `跨日入账，已与${day}的账单核对一致` } as const;
