import { BusinessError } from '@jianzhu/api-client';
import { describe, expect, it, vi } from 'vitest';
import type { RequestServices } from '../request-services.server.ts';
import { answerRecord, loadById, loadForm, loadRecord } from './load-record.server.ts';

const services = () => ({ session: vi.fn(), report: vi.fn() });
const refused =
  (code: number, said = '数据不存在或已被删除') =>
  () =>
    Promise.reject(new BusinessError('address.detail', code, said, null));

describe('a record', () => {
  it('is there, is not, or could not be loaded; the page answers 404 for the second alone', async () => {
    const answered = async (ask: () => Promise<string>) => {
      const { data, init } = answerRecord({ loaded: await loadRecord(ask, services()) });
      return [data.loaded, init?.status];
    };
    expect(await answered(async () => '张三')).toEqual([{ kind: 'ready', record: '张三' }, undefined]);
    expect(await answered(refused(404))).toEqual([{ kind: 'missing' }, 404]);
    expect(await answered(refused(404, '请用被邀请的手机号登录'))).toEqual([
      { kind: 'missing', text: '请用被邀请的手机号登录' },
      404,
    ]);
    expect(await answered(refused(403))).toEqual([{ kind: 'failed' }, undefined]);
  });

  it('is asked for by what can be an id alone', async () => {
    const ask = vi.fn(async (id: string) => id);
    for (const id of [null, '', 'x', '-1', '1.5', '1'.repeat(21)]) {
      expect(await loadById(id, ask, services()), String(id)).toEqual({ kind: 'missing' });
    }
    expect(ask).not.toHaveBeenCalled();
    expect(await loadById('12', ask, services())).toEqual({ kind: 'ready', record: '12' });
  });
});

describe('what a form begins with', () => {
  const kept = { content: { receiver: '李' }, version: 1, updateTime: '' };

  function begin(id: string | null, find: () => Promise<typeof kept | null> = async () => kept) {
    const [ask, findDraft] = [vi.fn(async (asked: string) => ({ id: asked })), vi.fn(find)];
    const asked = { ...services(), api: { draft: { find: findDraft } } };
    // The loader asks for nothing else.
    const loaded = loadForm('address', id, ask, asked as unknown as RequestServices);
    return { loaded, ask, findDraft };
  }

  it('is its record and the draft of that', async () => {
    const { loaded, findDraft } = begin('7');
    expect(await loaded).toEqual({ kind: 'ready', record: { record: { id: '7' }, draft: kept } });
    expect(findDraft).toHaveBeenCalledWith({ query: { form: 'address', recordId: '7' } });
  });

  it('is nothing but the draft of a new one', async () => {
    const { loaded, ask, findDraft } = begin(null);
    expect(await loaded).toEqual({ kind: 'ready', record: { record: null, draft: kept } });
    expect(ask).not.toHaveBeenCalled();
    expect(findDraft).toHaveBeenCalledWith({ query: { form: 'address' } });
  });

  it('is the record alone where the draft cannot be loaded', async () => {
    const { loaded } = begin('7', () => Promise.reject(new Error('down')));
    expect(await loaded).toEqual({ kind: 'ready', record: { record: { id: '7' }, draft: null } });
  });

  it('is missing where nothing can have the id', async () => {
    const { loaded, ask, findDraft } = begin('x');
    expect(await loaded).toEqual({ kind: 'missing' });
    expect([ask.mock.calls, findDraft.mock.calls]).toEqual([[], []]);
  });
});
