interface VipLevel {
  readonly name: string;
  /** How many contacts of others a business is shown in a month; null without limit. */
  readonly contactReveals: number | null;
}

/** What a business has paid for, by its level (domain rules 12). */
export const VIP_LEVELS = [
  { name: '普通会员', contactReveals: 5 },
  { name: '银牌会员', contactReveals: 50 },
  { name: '金牌会员', contactReveals: 200 },
  { name: '钻石会员', contactReveals: null },
] as const satisfies readonly VipLevel[];

/** @param level one that there is not counts as the first */
export function vipLevel(level: number): VipLevel {
  return VIP_LEVELS[level] ?? VIP_LEVELS[0];
}
