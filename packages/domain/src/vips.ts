export { VIP_MESSAGES } from './vip/messages.ts';
export { vipBenefits } from './vip/vip-benefits.ts';
export {
  dayAfter,
  isVipMonths,
  quoteVip,
  RECOMMENDED_LEVEL,
  VIP_MONTHS,
  VIP_PLANS,
  VIP_REMINDERS,
  type VipMonths,
  type VipNow,
  type VipQuote,
  vipPrice,
  vipTerm,
} from './vip/vip-plan.ts';
export { VIP_STATUS, type VipStatus, vipMachine } from './vip/vip-status.ts';
