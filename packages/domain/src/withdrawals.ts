export { WITHDRAWAL_MESSAGES } from './withdrawal/messages.ts';
export {
  APPROVE_WITHIN_HOURS,
  APPROVED_ABOVE,
  checkWithdrawn,
  LEAST_WITHDRAWN,
  needsApproval,
  type WithdrawalFields,
  withdrawalReasons,
  withdrawalRecord,
} from './withdrawal/withdrawal.ts';
export {
  WITHDRAWAL_STATUS,
  type WithdrawalFacts,
  type WithdrawalStatus,
  withdrawalMachine,
} from './withdrawal/withdrawal-status.ts';
