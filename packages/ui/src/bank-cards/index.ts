export { type BankCardEntry, BankCardList } from './bank-card-list.tsx';
