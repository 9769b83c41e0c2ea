import { BUSINESS_CODES } from '@jianzhu/domain';
import { describe, expect, it } from 'vitest';
import { createApiClient } from '../client.ts';
import type { ApiError } from '../errors/api-error.ts';
import { startRecordingServer } from '../testing/recording-server.ts';
import { ANSWERS, type AnswerRule, HTTP_STATUSES } from './answers.ts';
import { noReadCount } from './notice.ts';

const TOASTS: Readonly<Record<AnswerRule['shows'], (rule: AnswerRule) => unknown>> = {
  data: () => undefined,
  nothing: () => undefined,
  msg: ({ msg }) => ({ level: 'warning', text: msg }),
  status: ({ status }) => ({ level: 'error', text: `请求出错，状态码：${status}` }),
};

describe('the table of answers', () => {
  it('has every status and, under HTTP 200, every body code, each once (AE16)', () => {
    expect(new Set(ANSWERS.map(({ status }) => status))).toEqual(
      new Set(Object.values(HTTP_STATUSES).map(({ status }) => status)),
    );
    const codes = ANSWERS.filter(({ status }) => status === 200).map(({ code }) => code);
    expect(codes).toEqual(Object.values(BUSINESS_CODES).map(({ code }) => code));
    const keys = ANSWERS.map(({ status, code }) => `${status} ${code}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has a Chinese message in every row but the silent one (AE16)', () => {
    for (const { msg, code } of ANSWERS) if (msg !== '' || code !== 401) expect(msg).toMatch(/[\u4e00-\u9fff]/);
  });

  it.each(ANSWERS)('HTTP $status with code $code does what it says (AE16)', async (rule) => {
    const { status, code, msg } = rule;
    await using server = await startRecordingServer(() => ({
      status,
      body: { code, msg, success: code === 200, data: code === 200 ? 7 : null },
    }));
    const told: ApiError[] = [];
    const client = createApiClient({ baseURL: server.origin, onFailure: (error) => told.push(error) });
    const answer = client.call({ ...noReadCount, ...(rule.file && { file: true as const }) });
    if (rule.shows === 'data') {
      expect(await answer).toBe(7);
      return;
    }
    await expect(answer).rejects.toBeInstanceOf(Error);
    const [error] = told;
    expect(error?.toast).toEqual(TOASTS[rule.shows](rule));
    const forcesLogout = error !== undefined && 'forcesLogout' in error && error.forcesLogout;
    expect(forcesLogout).toBe(rule.endsLogin ?? false);
  });
});
