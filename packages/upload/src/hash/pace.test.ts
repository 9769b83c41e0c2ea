import { expect, test } from 'vitest';
import { createPagePace, unhurried } from './pace.ts';

test('HA13 the page gets its thread back before 8 ms are over, when one more step would pass them', async () => {
  let time = 0;
  const pace = createPagePace(() => time);
  const rests: number[] = [];
  for (let steps = 0; steps < 12; steps += 1) {
    time += 3;
    const rest = pace.afterStep();
    if (!rest) continue;
    rests.push(time);
    await rest;
  }
  // 3 and 6 fit; a third step would end at 9.
  expect(rests).toEqual([6, 12, 18, 24, 30, 36]);
});

test('HA13 the rest is a task of its own: what was queued before it runs first', async () => {
  let time = 0;
  const pace = createPagePace(() => time);
  time = 9;
  const order: string[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    order.push('queued before');
    port1.close();
  };
  port2.postMessage(null);
  await pace.afterStep();
  order.push('hashing again');
  expect(order).toEqual(['queued before', 'hashing again']);
});

test('HA13 a worker does not rest', () => {
  expect(unhurried.afterStep()).toBeUndefined();
});
