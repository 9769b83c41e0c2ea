import { ORDER_STATUS, ORDER_TYPE } from '@jianzhu/domain/orders';
import { expect, test } from 'vitest';
import type { Order } from './order-calls.ts';
import { stepsOf } from './order-steps.ts';

const times = { createTime: '2026-11-19 09:20:00', payTime: '', startTime: '', deliverTime: '', finishTime: '' };
const states = (over: Partial<Order>) =>
  // The steps read the status, the type and the times alone.
  stepsOf({ ...times, orderType: ORDER_TYPE.service, status: ORDER_STATUS.unpaid, ...over } as Order).map(
    ({ state }) => state,
  );
const paid = { payTime: '2026-11-19 09:26:00' };
const begun = { ...paid, startTime: '2026-11-19 10:02:00' };

test('an order goes from step to step, and back where its delivery is sent back', () => {
  expect(states({})).toEqual(['done', 'current', 'waiting', 'waiting', 'waiting']);
  expect(states({ ...paid, status: ORDER_STATUS.waiting })).toEqual(['done', 'done', 'current', 'waiting', 'waiting']);
  const again = { ...begun, deliverTime: '2026-11-20 11:05:00', status: ORDER_STATUS.serving };
  expect(states(again)).toEqual(['done', 'done', 'done', 'current', 'waiting']);
  expect(states({ ...again, status: ORDER_STATUS.delivered })).toEqual(['done', 'done', 'done', 'done', 'current']);
});

test('one that ended early says where, and what is virtual is done with its payment', () => {
  expect(states({ status: ORDER_STATUS.cancelled })).toEqual(['done', 'failed', 'failed', 'failed', 'failed']);
  const vip = { ...paid, orderType: ORDER_TYPE.vip, finishTime: paid.payTime, status: ORDER_STATUS.done };
  expect(states(vip)).toEqual(['done', 'done', 'done']);
});
