import { BusinessError } from '@jianzhu/api-client';
import { expect, it, vi } from 'vitest';
import { loadUnsealed } from './load-unsealed.server.ts';

const services = { session: vi.fn(), report: vi.fn() };
const refused = (code: number, data: unknown) => () =>
  Promise.reject(new BusinessError('inquiry.compare', code, '报价截止前不可查看报价内容', data));

it('tells a sealed record, with its deadline, from one that is not there or could not be loaded', async () => {
  const said = { inquiryId: '7', deadline: '2026-11-28 18:30:00' };
  expect(await loadUnsealed('7', refused(411, said), services)).toEqual({ kind: 'sealed', ...said });
  expect(await loadUnsealed('7', refused(411, null), services)).toEqual({ kind: 'failed' });
  expect(await loadUnsealed('7', refused(404, null), services)).toEqual({
    ...{ kind: 'missing', text: '报价截止前不可查看报价内容' },
  });
  expect(await loadUnsealed('7', async (id) => id, services)).toEqual({ kind: 'ready', record: '7' });
});
