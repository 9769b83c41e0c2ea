import { BusinessError, CancelledError, NetworkError, SessionEndedError, TimeoutError } from '@jianzhu/api-client';
import { describe, expect, it } from 'vitest';
import { type AttachmentCalls, registerThrough } from './register-calls.ts';

const file = { fileName: '图纸.pdf', extName: 'pdf', fileSize: 3, hashcode: 'a'.repeat(32) };
const answer = {
  existed: 0 as const,
  resourceId: '9',
  resourceName: '图纸.pdf',
  fileMd5: 'a'.repeat(32),
  uri: 'tenant/1/9.pdf',
  accessKey: 'key',
  accessSecret: 'secret',
  accessToken: 'token',
  bucketName: 'jianzhu',
  expiration: '2026-11-21T05:00:00.000Z',
};
const { signal } = new AbortController();
const apiOf = (register: AttachmentCalls['register'], confirm: AttachmentCalls['confirm'] = async () => null) =>
  registerThrough({ register, confirm }, () => undefined);

describe('the calls around an upload', () => {
  it('send the payload of the specification and read its answer, the end of the keys included (R-CALL-058)', async () => {
    const sent: unknown[] = [];
    const api = apiOf(async ({ body }) => {
      sent.push(body);
      return answer;
    });
    const further = { ...file, secret: 'never sent' };
    expect(await api.register(further, { signal })).toMatchObject({
      existed: false,
      resourceId: '9',
      address: { bucket: 'jianzhu', key: 'tenant/1/9.pdf' },
      credentials: { expiresAt: Date.parse(answer.expiration) },
    });
    expect(sent).toEqual([file]);
  });

  it('confirm by the query id (R-CALL-059)', async () => {
    const sent: unknown[] = [];
    const api = apiOf(
      async () => answer,
      async ({ query }) => {
        sent.push(query);
        return null;
      },
    );
    await api.confirm('9', { signal });
    expect(sent).toEqual([{ id: '9' }]);
  });

  it('refuse an answer that does not say where to send the file', async () => {
    await expect(apiOf(async () => ({ ...answer, uri: '' })).register(file, { signal })).rejects.toMatchObject({
      fault: 'refused',
    });
  });

  it.each([
    ['network', new NetworkError('call'), 0],
    ['timeout', new TimeoutError('call'), 0],
    ['session-ended', new SessionEndedError('call', true), 0],
    ['refused', new BusinessError('call', 413, '附件空间不足', null), 413],
  ])('fail as %s', async (fault, error, code) => {
    const api = apiOf(() => Promise.reject(error));
    await expect(api.register(file, { signal })).rejects.toMatchObject({ fault, code });
  });

  it.each([
    [422, ['文件内容与扩展名不符，请重新选择']],
    [500, []],
  ])('tell why a file is refused with %i, unless the fault is the platform’s own', async (code, expected) => {
    const told: string[] = [];
    const refusal = new BusinessError('call', code, '文件内容与扩展名不符，请重新选择', null, true);
    const calls = { register: async () => answer, confirm: () => Promise.reject(refusal) };
    await expect(registerThrough(calls, (reason) => told.push(reason)).confirm('9', { signal })).rejects.toThrow();
    expect(told).toEqual(expected);
  });

  it('end with the reason of their signal when they are given up', async () => {
    const given = new AbortController();
    const api = apiOf(() => {
      given.abort(new Error('removed'));
      return Promise.reject(new CancelledError('call'));
    });
    await expect(api.register(file, { signal: given.signal })).rejects.toThrow('removed');
  });
});
