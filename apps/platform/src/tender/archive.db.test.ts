import { createHash } from 'node:crypto';
import { createStorageServer } from '@jianzhu/upload/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bidsOn } from '../testing/bids.ts';
import { evaluationsOn } from '../testing/evaluations.ts';
import { addColleague, addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { TENDER_PATH } from '../testing/tenders.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { listenLocally, storageFor } from '../testing/upload-client.ts';

const REGISTER = '/api/jianzhu-support/upload/resource/sts/register';

let platform: TestPlatform;
let storage: { readonly origin: string; close(): Promise<void> };
let archives: { readonly origin: string; close(): Promise<void> };
let buyer: TestMember;
let bidders: readonly [TestMember, TestMember, TestMember];

beforeAll(async () => {
  platform = await createTestPlatform();
  storage = await listenLocally(createStorageServer(platform.store.handle));
  archives = await listenLocally(createStorageServer(platform.archive));
  buyer = await addCompany(platform, '档案采购建设');
  bidders = [
    await addCompany(platform, '档案钢材一'),
    await addCompany(platform, '=档案钢材,二'),
    await addCompany(platform, '档案钢材三'),
  ];
});
afterAll(async () => {
  await Promise.all([storage.close(), archives.close()]);
  await platform.close();
});

async function upload(who: TestMember, content: string, fileName: string): Promise<string> {
  const headers = {
    'blade-auth': `bearer ${who.accessToken}`,
    token: who.platformToken,
    'company-id': who.businessId,
  };
  const hashcode = createHash('md5').update(content).digest('hex');
  const file = { fileName, extName: 'txt', fileSize: Buffer.byteLength(content), hashcode };
  const { data } = await platform.post(REGISTER, file, { headers });
  const { client, target } = storageFor(storage.origin, data);
  await client.put(target, new Blob([content]), { signal: new AbortController().signal });
  await platform.post(`${REGISTER}/callback?id=${data.resourceId}`, {}, { headers });
  return data.resourceId;
}

const { by, act, confirming, resultOf } = evaluationsOn(() => platform, {
  buyer: () => buyer,
  bidders: () => bidders,
});
const { bidding, letIn, submit } = bidsOn(() => platform);
const ask = (member: TestMember, id: string) => by(member).post(`${TENDER_PATH}/archive`, { id });

async function award(id: string) {
  const { candidates } = await resultOf(buyer, id);
  const body = { bidId: candidates[0].bidId, reason: '', contractDays: 90 };
  expect((await act(buyer, id, 'award', body)).code).toBe(200);
}

/** The files of an archive by their names, read by its own directory. */
function unpack(bytes: Buffer): ReadonlyMap<string, Buffer> {
  const [count, start] = [bytes.readUInt16LE(bytes.length - 12), bytes.readUInt32LE(bytes.length - 6)];
  const files = new Map<string, Buffer>();
  for (let at = start, left = count; left > 0; left -= 1) {
    const [size, nameLength, offset] = [
      bytes.readUInt32LE(at + 24),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ];
    const name = bytes.subarray(at + 46, at + 46 + nameLength).toString();
    const from = offset + 30 + bytes.readUInt16LE(offset + 26);
    files.set(name, bytes.subarray(from, from + size));
    at += 46 + nameLength;
  }
  return files;
}

async function download(member: TestMember, id: string) {
  const { data } = await ask(member, id);
  const { pathname, search } = new URL(data.url);
  const response = await fetch(`${archives.origin}${pathname}${search}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(Number(response.headers.get('content-length'))).toBe(bytes.length);
  expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toMatch(/招标档案-ZB\d+\.zip/);
  return unpack(bytes);
}

describe('the archive of a tender', () => {
  it('has every record and document of one that is decided, each with its hash', async () => {
    const { id, bids } = await confirming();
    // Files of tests are rows alone; an archive reads what lies in the storage.
    await platform.db.admin('delete from record_file');
    const reportId = await upload(buyer, 'report of the committee', '评标报告.txt');
    await platform.db.admin(
      `insert into record_file (attachment_id, owner_type, owner_id, business_id) values ($1, 'tender_report', $2, $3)`,
      [reportId, id, buyer.businessId],
    );
    // Of a company, and of a name, that not every system takes as a folder's or a file's.
    const bidFile = await upload(bidders[0], 'technical part', '技术标?.txt');
    await platform.db.admin(
      `insert into record_file (attachment_id, owner_type, owner_id, business_id) values ($1, 'bid', $2, $3)`,
      [bidFile, bids[0], bidders[0].businessId],
    );
    await platform.db.admin(`update business set name = '档案:钢材<一>.' where id = $1`, [bidders[0].businessId]);
    expect(await ask(buyer, id)).toMatchObject({ code: 422, msg: '定标、流标或终止后方可下载招标档案' });
    await award(id);
    const { data: seen } = await by(buyer).get(`${TENDER_PATH}/detail?id=${id}`);
    expect(seen.allowedActions).toContain('archive');
    const files = await download(buyer, id);
    expect([...files.keys()].filter((name) => name.endsWith('.csv'))).toEqual([
      ...['01-招标公告.csv', '02-采购清单.csv', '03-变更公告.csv', '04-报名与保证金.csv', '05-澄清答疑.csv'],
      ...['06-开标记录.csv', '07-评标打分.csv', '08-中标候选人公示.csv', '09-异议与答复.csv', '10-定标结果.csv'],
      '11-过程记录.csv',
    ]);
    const opened = files.get('06-开标记录.csv')?.toString() ?? '';
    expect(opened).toContain('档案钢材三');
    // What a spreadsheet would take as a formula stays a text.
    expect(opened).toContain(`"'=档案钢材,二"`);
    expect(files.get('10-定标结果.csv')?.toString()).toContain('58000.00');
    expect(files.get('评标报告/评标报告.txt')?.toString()).toBe('report of the committee');
    expect(files.get('投标文件/档案_钢材_一_/技术标_.txt')?.toString()).toBe('technical part');
    const manifest = files.get('校验清单.sha256')?.toString().trimEnd().split('\n') ?? [];
    expect(manifest).toHaveLength(files.size - 1);
    for (const line of manifest) {
      const [hash, name = ''] = line.split('  ');
      expect(hash, name).toBe(
        createHash('sha256')
          .update(files.get(name) ?? '')
          .digest('hex'),
      );
    }
  });

  it('is the buyer’s who decides: nobody else has it', async () => {
    const { id } = await confirming();
    await award(id);
    expect((await ask(bidders[0], id)).code).toBe(404);
    expect((await ask(await addColleague(platform, buyer, 'reader'), id)).code).toBe(403);
  });

  it('opens no bid that was never opened (decision 69)', async () => {
    const tender = await bidding(buyer);
    await letIn(tender, bidders[0]);
    await submit(bidders[0], tender, 300_000);
    expect((await act(buyer, tender.id, 'terminate', { reason: '项目取消，停止招标' })).code).toBe(200);
    await platform.db.admin("delete from record_file where owner_type <> 'bid'");
    // No file of a bid is asked for: the storage of this test has none.
    const files = await download(buyer, tender.id);
    expect([...files.keys()].filter((name) => name.startsWith('投标文件'))).toEqual([]);
    expect(files.get('06-开标记录.csv')?.toString().trimEnd().split('\r\n')).toHaveLength(1);
    expect(Buffer.concat([...files.values()]).toString()).not.toContain('300000');
  });
});
