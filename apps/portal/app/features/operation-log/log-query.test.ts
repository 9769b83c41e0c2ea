import { describe, expect, it } from 'vitest';
import { logHref, readLogQuery } from './log-query.ts';

const path = '/user/member-management/operation-log';
const read = (search: string) => readLogQuery(new URLSearchParams(search));

describe('the address of the operation log', () => {
  it.each([
    ['', ''],
    ['current=3&size=20', '?size=20&current=3'],
    ['current=0&size=15', ''],
    ['current=1e9', ''],
    ['from=2026-11-01&to=2026-11-22', '?from=2026-11-01&to=2026-11-22'],
    ['from=2026-11-22&to=2026-11-01', '?from=2026-11-22&to=2026-11-01'],
    ['from=2026-02-30&to=x', ''],
    ['kind=login&result=refused&userId=18', '?userId=18&kind=login&result=refused'],
    ['kind=toString&result=maybe&userId=1%20or', ''],
    ['keyword=%20%E9%92%A2%E7%AD%8B%20', '?keyword=%E9%92%A2%E7%AD%8B'],
  ])('%j is read and written as %j', (search, written) => {
    expect(logHref(read(search))).toBe(path + written);
  });
});
