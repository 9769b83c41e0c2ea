import { ORDER_TYPE } from '@jianzhu/domain/orders';
import { ORDER_PAGES } from './messages.ts';

const PAGES: Readonly<Record<number, string>> = {
  [ORDER_TYPE.lawPackage]: ORDER_PAGES.law,
  [ORDER_TYPE.vip]: ORDER_PAGES.vip,
};

/** Page of an order to its buyer, by its type of `ORDER_TYPE`; its id follows. */
export const buyerPage = (orderType: number): string => PAGES[orderType] ?? ORDER_PAGES.buyer;

/** Where its buyer goes on from the cashier; its id follows. */
export const paidPage = (orderType: number): string =>
  orderType === ORDER_TYPE.lesson ? ORDER_PAGES.lesson : buyerPage(orderType);
