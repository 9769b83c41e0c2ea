import type { CallSchemas, Endpoint } from '@jianzhu/api-client';
import { member, notice } from '@jianzhu/api-client/contract';
import { noticeSchemas } from '@jianzhu/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { checkAgainst } from './answer-check.ts';

const check = checkAgainst({ notice: noticeSchemas });
const read = (endpoint: Endpoint<CallSchemas>, data: unknown) => check(endpoint, data);

describe('the answer of a call', () => {
  it('is read as its schema reads it', () => {
    expect(read(notice.noReadCount, '7')).toBe(7);
  });

  it('is refused by the name of the field that does not fit', () => {
    expect(() => read(notice.tabNoReadCount, { noticeType2: 'many' })).toThrow(TypeError);
    expect(() => read(notice.tabNoReadCount, { noticeType2: 'many' })).toThrow(/^noticeType2: /);
    expect(() => read(notice.noReadCount, 'many')).toThrow(/^data: /);
  });

  it('passes as it is where no schema is given', () => {
    const answer = { anything: 1 };
    expect(read(member.detail, answer)).toBe(answer);
  });
});
