export {
  checkGuarantee,
  checkVoucher,
  depositReasons,
  FEE_METHODS,
  type GuaranteeFields,
  guaranteeHolds,
  guaranteeRecord,
  isGuarantee,
  PAY_METHOD,
  PAY_TYPE,
  type PayType,
  PROOF_FORMS,
  type VoucherFields,
  voucherRecord,
} from './deposit/deposit.ts';
export {
  DEPOSIT_STATUS,
  type DepositFacts,
  type DepositStatus,
  depositAllowsBid,
  depositMachine,
  owesDeposit,
} from './deposit/deposit-status.ts';
export { DEPOSIT_MESSAGES } from './deposit/messages.ts';
export { PAYMENT_MESSAGES } from './payment/messages.ts';
export {
  CODE_CHANNELS,
  CODE_MINUTES,
  PAY_BIZ_TYPE,
  PAY_CHANNEL,
  PAY_CHANNEL_LABELS,
  PAY_STATUS,
  type PayChannel,
  type PayStatus,
  PIN_CHANNELS,
  payMachine,
} from './payment/pay-status.ts';
export { PIN_PURPOSES, type PinPurpose } from './payment/pin-purpose.ts';
