export {
  type BillDifference,
  type BillLine,
  compareBills,
  DIFFERENCE_STATUS,
} from './reconciliation/compare-bills.ts';
