/** Titles of the notices of memberships by their number (domain rules 17). */
export const VIP_NOTICES = { N050: '会员开通', N051: '会员即将到期', N052: '会员已到期' } as const;

/** The page that they open. */
export const VIP_PAGE = '/user/vip/buy?id=';
