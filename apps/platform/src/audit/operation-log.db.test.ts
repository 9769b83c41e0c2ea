import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, openSession, PATHS, type TestPlatform } from '../testing/test-platform.ts';
import type { LogEntry } from './operation-log.ts';

type Session = Awaited<ReturnType<typeof openSession>>;

let platform: TestPlatform;
let session: Session;

const log = `${PATHS.memberInfo.replace('memberInfo', 'operation-log')}`;

/** Acts of the session's company, as days before and after midnight in Shanghai. */
const EVENTS = [
  { at: '2026-11-20T15:59:59Z', act: 'member.logout', kind: 'login', record: '', code: 200 },
  { at: '2026-11-20T16:00:00Z', act: 'attachment.register', kind: 'attachment', record: '营业执照.jpg', code: 200 },
  { at: '2026-11-21T15:59:59Z', act: 'attachment.confirm', kind: 'attachment', record: '100%达标.pdf', code: 403 },
  { at: '2026-11-21T16:00:00Z', act: 'review.decide', kind: 'certification', record: '', code: 200 },
] as const;

beforeAll(async () => {
  platform = await createTestPlatform();
  session = await openSession(platform, '13800000201');
  await platform.db.admin('truncate audit_pending, audit_event');
  for (const { at, act, kind, record, code } of EVENTS) {
    await platform.db.admin(
      `insert into audit_event (at, actor_kind, proof, user_id, business_id, act, record_kind, record_name, code)
       select $1, 'user', 'session', user_id, business_id, $2, $3, $4, $5 from membership where business_id = $6`,
      [at, act, kind, record, code, session.businessId],
    );
  }
});
afterAll(() => platform.close());

const query = (filter: Readonly<Record<string, string>>) => `${log}/list?${new URLSearchParams(filter)}`;

async function acts(filter: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { data } = await platform.get(query(filter), session);
  return data.records.map(({ act }: LogEntry) => act);
}

describe('the operation log', () => {
  it.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ['everything, the newest first', {}, ['平台操作', '确认附件上传', '上传附件', '退出登录']],
    ['a day in Shanghai, both ends included', { from: '2026-11-21', to: '2026-11-21' }, ['确认附件上传', '上传附件']],
    ['a kind of acts', { kind: 'file' }, ['确认附件上传', '上传附件']],
    ['acts of the platform', { kind: 'platform' }, ['平台操作']],
    ['what was refused', { result: 'refused' }, ['确认附件上传']],
    ['what was done', { result: 'done' }, ['平台操作', '上传附件', '退出登录']],
    ['the name of an act', { keyword: '附件' }, ['确认附件上传', '上传附件']],
    ['the name of a record, to the letter', { keyword: '100%' }, ['确认附件上传']],
    ['nothing that a pattern would find', { keyword: '_' }, []],
    ['nobody else', { userId: '1800000000000009999' }, []],
    ['nobody by a number that is no id', { userId: '99999999999999999999' }, []],
  ])('finds %s', async (_, filter, found) => {
    expect(await acts(filter)).toEqual(found);
  });

  it('shows an event in words', async () => {
    const { data } = await platform.get(query({ result: 'refused' }), session);
    expect(data.records).toMatchObject([
      { time: '2026-11-21 23:59:59', act: '确认附件上传', record: '附件：100%达标.pdf', isDone: false },
    ]);
    expect(data.records[0].result).not.toBe('成功');
    expect(data.members).toEqual([{ id: expect.stringMatching(/^\d+$/), name: data.records[0].actor }]);
  });

  it.each([
    ['days that are none', { from: '2026-02-30' }, 'from'],
    ['a last day that is none', { to: '2026-13-01' }, 'to'],
    ['a period that ends before it begins', { from: '2026-11-22', to: '2026-11-01' }, 'from'],
  ])('refuses %s', async (_, filter, field) => {
    const listed = await platform.get(query(filter), session);
    const exported = await platform.post(`${log}/export`, filter, { tokens: session });
    for (const answer of [listed, exported]) {
      expect(answer.code).toBe(400);
      expect(answer.data.fieldErrors).toMatchObject([{ field }]);
    }
  });

  it('is exported as it is filtered, with who did so, and keeps that', async () => {
    const { data } = await platform.post(`${log}/export`, { kind: 'file' }, { tokens: session });
    const [{ name = '' } = {}] = await platform.db.admin<{ name: string }>('select name from business where id = $1', [
      session.businessId,
    ]);
    expect(data).toMatchObject({ isCut: false, rows: [{ act: '确认附件上传' }, { act: '上传附件' }] });
    expect(data.mark).toMatch(/^导出企业：.+ 导出人：.+ 导出时间：\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(data.mark).toContain(name);
    const exports = `select code, detail from audit_event where act = 'audit.exportRows'`;
    expect(await platform.db.admin(exports)).toEqual([{ code: 200, detail: { kind: 'file', count: 2 } }]);
  });
});
