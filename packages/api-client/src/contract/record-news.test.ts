import { describe, expect, it } from 'vitest';
import { readRecordNews, writeRecordNews } from './record-news.ts';

describe('a frame about a record', () => {
  it.each(['review', 'notice'] as const)('tells of a %s', (kind) => {
    expect(readRecordNews(writeRecordNews(kind))).toBe(kind);
  });

  it('stays as deployed pages read it', () => {
    expect(writeRecordNews('review')).toBe('{"code":60,"message":{"kind":"review"}}');
  });

  it.each([
    '{"code":60,"message":{"kind":"other"}}',
    '{"code":2,"message":{"content":"{\\"code\\":60,\\"kind\\":\\"review\\"}"}}',
    '{"code":600,"message":{"kind":"review"}}',
    new ArrayBuffer(4),
  ])('is not %s', (frame) => expect(readRecordNews(frame)).toBeNull());
});
