import { expect, test } from 'vitest';
import { argsOnNetwork } from './network-args.ts';

const args = { label: '我的询价单', rows: { status: 'ready', items: [1] }, companies: { status: 'failed' } };

test('a good network leaves the story as it is', () => {
  expect(argsOnNetwork(args, 'ok')).toEqual(args);
});

test('a slow network still loads what was there, a broken one has failed', () => {
  expect(argsOnNetwork(args, 'slow')).toEqual({ ...args, rows: { status: 'loading' } });
  expect(argsOnNetwork(args, 'fails')).toEqual({ ...args, rows: { status: 'failed', retryHref: '#retry' } });
});
