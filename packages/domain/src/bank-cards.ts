export {
  AMOUNT_TRIES,
  AMOUNTS_A_DAY,
  type BankCardFields,
  bankCardRecord,
  CARD_OWNER,
  CARD_OWNERS,
  checkBankCardFields,
  MOST_AMOUNT,
  MOST_CARDS,
  sentAmountRecord,
} from './bank-card/bank-card.ts';
export { BANK_CARD_STATUS, type BankCardStatus, bankCardMachine } from './bank-card/bank-card-status.ts';
export { BANKS, type CardBin, readCardBin } from './bank-card/card-bins.ts';
export { BANK_CARD_MESSAGES } from './bank-card/messages.ts';
