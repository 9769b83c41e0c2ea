export { FUND_ACCOUNTS, FUND_REASONS, type FundAccount, type FundReason } from './fund/ledger.ts';
