import { PAY_BIZ_TYPE } from '@jianzhu/domain/payments';
import { depositPayable } from '../deposit/deposit-payable.ts';
import { feePayable } from '../deposit/fee-payable.ts';
import { orderPayable } from '../order/order-payable.ts';
import type { Payable } from './payable.ts';

const PAYABLES: Readonly<Record<number, Payable>> = {
  [PAY_BIZ_TYPE.docFee]: feePayable,
  [PAY_BIZ_TYPE.deposit]: depositPayable,
  [PAY_BIZ_TYPE.service]: orderPayable,
  [PAY_BIZ_TYPE.vip]: orderPayable,
  [PAY_BIZ_TYPE.lesson]: orderPayable,
  [PAY_BIZ_TYPE.knowledge]: orderPayable,
  [PAY_BIZ_TYPE.lawPackage]: orderPayable,
};

/** What orders of a kind pay for. A context with another kind adds its entry. */
export function payableOf(bizType: number): Payable {
  const payable = PAYABLES[bizType];
  if (payable === undefined) throw new TypeError(`orders pay for nothing of kind ${bizType}`);
  return payable;
}
