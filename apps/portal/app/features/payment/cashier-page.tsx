import { CashierSheet, type CashierSheetProps } from '../../cashier/cashier-sheet.tsx';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';

/** 收银台: the cashier of the member centre. */
export function CashierPage(shown: Omit<CashierSheetProps, 'head' | 'hrefOf'>) {
  const head = useMemberHead();
  return <CashierSheet {...shown} head={head} hrefOf={(way) => `${paths.pay}?id=${shown.order.id}&way=${way}`} />;
}
