import { isVirtualOrder, ORDER_STATUS } from '@jianzhu/domain/orders';
import type { Step } from '@jianzhu/ui/record';
import { orderTexts as texts } from './messages.ts';
import type { Order } from './order-calls.ts';

const { unpaid, waiting, serving, delivered, done, cancelled, refunded } = ORDER_STATUS;

const short = (time: string): string => time.slice(5, 16);

/** How far an order is; one that ended early says where. */
export function stepsOf(order: Order): readonly Step[] {
  const { status, payTime, startTime, deliverTime, finishTime } = order;
  const isOver = status === cancelled || status === refunded;
  const state = (time: string, isCurrent: boolean): Step['state'] => {
    if (time !== '') return 'done';
    return isOver ? 'failed' : isCurrent ? 'current' : 'waiting';
  };
  const step = (label: string, time: string, isCurrent: boolean, note: string): Step => ({
    ...{ label, state: state(time, isCurrent), note: time === '' ? note : short(time) },
  });
  const begun: readonly Step[] = [
    { label: texts.steps.create, state: 'done', note: short(order.createTime) },
    step(texts.steps.pay, payTime, status === unpaid, texts.stepNotes.pay),
  ];
  if (isVirtualOrder(order.orderType)) {
    return [...begun, step(texts.virtualSteps.done, status === done ? finishTime : '', false, '')];
  }
  const accepted = status === done ? finishTime : '';
  return [
    ...begun,
    step(texts.steps.serve, startTime, status === waiting, texts.stepNotes.serve),
    step(texts.steps.deliver, status === serving ? '' : deliverTime, status === serving, texts.stepNotes.deliver),
    step(texts.steps.accept, accepted, status === delivered, texts.stepNotes.accept),
  ];
}
