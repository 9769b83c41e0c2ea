// Apart from the schema of a salon: pages that only name a state carry none of it.

/** How one takes part in a salon. */
export const SALON_KINDS = ['线上', '线下'] as const;

/** What the times of a salon come to, in the order they pass (domain rules 22). */
export const SALON_STATUSES = ['报名中', '即将开始', '进行中', '已结束'] as const;

/** What became of a sign-up; `waiting` moves up when a seat is given back. */
export const SIGN_UP_STATUS = { signedUp: 1, cancelled: 2, waiting: 3 } as const;
