import { contract } from '@jianzhu/api-client/contract';
import { ADDRESS_ACTS, MOST_ADDRESSES } from '@jianzhu/domain/addresses';
import { SYSTEM_ROLES } from '@jianzhu/domain/member-center';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportRecords } from '../record/export-records.ts';
import { addBusiness, addMember, type TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import type { CallTokens } from '../testing/token-headers.ts';
import { ADDRESS_LIST } from './address-book.ts';

const BOOK = '/api/rs-member-service/ecomm/address';
let platform: TestPlatform;
let author: Member;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  author = await memberOf(await addBusiness(platform.db, '地址簿建设'), 'purchaser');
});

interface Member extends TestMember {
  readonly tokens: CallTokens;
}

async function memberOf(businessId: TestMember['businessId'], role: string): Promise<Member> {
  const member = await addMember(platform.db, businessId);
  await platform.db.admin('update membership set role_keys = $2 where user_id = $1', [member.userId, [role]]);
  return { ...member, tokens: { jianzhuToken: member.platformToken, token: member.accessToken, businessId } };
}

const region = {
  ...{ provinceCode: '220000', provinceName: '吉林省', cityCode: '220100', cityName: '长春市' },
  ...{ districtCode: '220104', districtName: '朝阳区' },
};
const fields = {
  ...{ receiver: '张三', phone: '13800138000', landline: '', region, detail: '南湖大路1号院2栋', siteName: '' },
  ...{ postcode: '', longitude: null, latitude: null, tag: 1, isDefault: 0 },
};

const save = (body: object = {}, by = author, key: string = crypto.randomUUID()) =>
  platform.post(`${BOOK}/save`, { ...fields, ...body }, { tokens: by.tokens, headers: { 'idempotency-key': key } });
const act = (name: string, { id, version }: { id: string; version: number }, by = author) =>
  platform.post(`${BOOK}/${name}`, { id, version }, { tokens: by.tokens });
const list = async (query = '', by = author) => (await platform.get(`${BOOK}/list?size=100&${query}`, by.tokens)).data;
const detail = async (id: string, by = author) => (await platform.get(`${BOOK}/detail?id=${id}`, by.tokens)).data;
const defaults = async () =>
  (await list()).records
    .filter((row: { isDefault: number }) => row.isDefault === 1)
    .map(({ id }: { id: string }) => id);

describe('an address that a draft is to go to', () => {
  it('stays until the draft has another one, also among several (domain rules 3.8)', async () => {
    const [used, free] = [(await save()).data, (await save({ detail: '南湖大路3号院5栋' })).data];
    const draft = (addressId: string, seen: object = {}) =>
      platform.post(
        '/api/rs-trade-service/ecomm/inquiry/save',
        { title: '草稿引用地址', addressId, ...seen },
        { tokens: author.tokens },
      );
    const { data: kept } = await draft(used.id);
    const msg = '该地址已被草稿询价单引用，请先更换';
    expect(await act('delete', used)).toMatchObject({ code: 422, msg });
    const records = [used, free].map(({ id, version }) => ({ id, version }));
    const { data: outcome } = await platform.post(`${BOOK}/delete-many`, { records }, { tokens: author.tokens });
    expect(outcome).toMatchObject({ done: [free.id], failed: [{ id: used.id, msg }] });
    const other = (await save({ detail: '南湖大路5号院1栋' })).data;
    expect(await draft(other.id, { id: kept.id, version: kept.version })).toMatchObject({ code: 200 });
    expect((await act('delete', await detail(used.id))).code).toBe(200);
  });
});

describe('an address', () => {
  it('is found again with every field, in the list without the whole phone', async () => {
    const all = {
      landline: '0431-88888888',
      siteName: '净月项目部',
      postcode: '130000',
      longitude: 125.3,
      latitude: 43.8,
    };
    const { data } = await save(all);
    expect(data).toMatchObject({ ...fields, ...all, version: 1, isDefault: 1 });
    expect(await detail(data.id)).toEqual(data);
    const { records } = await list();
    expect(records).toMatchObject([
      { id: data.id, regionText: '吉林省 长春市 朝阳区', phoneMasked: '138****8000', siteName: '净月项目部', tag: 1 },
    ]);
    expect(JSON.stringify(records)).not.toContain('13800138000');
  });

  it('is called by the names of its codes, whatever names are sent; unknown codes are refused', async () => {
    const { data } = await save({ region: { ...region, districtName: '别处' } });
    expect(data.region).toEqual(region);
    expect(await save({ region: { ...region, districtCode: '220199' } })).toMatchObject({
      code: 400,
      msg: '请选择省/市/区',
    });
  });

  it('has both coordinates or none', async () => {
    expect(await save({ longitude: 125.3 })).toMatchObject({ code: 400, msg: '定位超出范围，请重新选择' });
    expect((await list()).total).toBe(0);
  });

  it('is found by person, place and name of the site, with the signs of LIKE as themselves, and by tag', async () => {
    await save({ receiver: '李采宁', detail: '卫星路100%号', tag: 2 });
    await save({ siteName: '二号仓_库' });
    const found = async (query: string) => (await list(query)).total;
    expect(await found(`keyword=${encodeURIComponent('采宁')}`)).toBe(1);
    expect(await found(`keyword=${encodeURIComponent('100%')}`)).toBe(1);
    expect(await found(`keyword=${encodeURIComponent('仓_库')}`)).toBe(1);
    expect(await found(`keyword=${encodeURIComponent('1%2栋')}`)).toBe(0);
    expect(await found(`keyword=${encodeURIComponent('大_1')}`)).toBe(0);
    expect([await found('tag=2'), await found('tag=1'), await found('tag=9')]).toEqual([1, 1, 0]);
  });

  it('of another business is not there', async () => {
    const { data } = await save();
    const stranger = await memberOf(await addBusiness(platform.db, '别家'), 'business_admin');
    expect((await platform.get(`${BOOK}/detail?id=${data.id}`, stranger.tokens)).code).toBe(404);
    expect((await save({ id: data.id, version: 1 }, stranger)).code).toBe(404);
    expect((await act('delete', data, stranger)).code).toBe(404);
    expect((await act('set-default', data, stranger)).code).toBe(404);
    const records = [{ id: data.id, version: 1 }];
    expect((await platform.post(`${BOOK}/delete-many`, { records }, { tokens: stranger.tokens })).data).toEqual({
      done: [],
      failed: [{ id: data.id, msg: '数据不存在或已被删除' }],
    });
    expect(await detail(data.id)).toEqual(data);
  });
});

describe('the default', () => {
  it('is the first, then the one that was made it last; the list begins with it', async () => {
    const first = (await save()).data;
    const second = (await save()).data;
    expect(await defaults()).toEqual([first.id]);
    const third = (await save({ isDefault: 1 })).data;
    expect(await defaults()).toEqual([third.id]);
    const made = (await act('set-default', second)).data;
    expect(made).toMatchObject({ id: second.id, isDefault: 1, version: 2 });
    expect(await defaults()).toEqual([second.id]);
    expect((await list()).records[0].id).toBe(second.id);
    const again = await save({ id: second.id, version: 2, isDefault: 1 });
    expect(again.data).toMatchObject({ version: 3, isDefault: 1 });
    // Nobody is left without one by taking the mark away.
    await save({ id: second.id, version: 3, isDefault: 0 });
    expect(await defaults()).toEqual([second.id]);
  });

  it('passes to the newest when it is deleted', async () => {
    const first = (await save()).data;
    await save();
    const newest = (await save()).data;
    expect((await act('delete', first)).code).toBe(200);
    expect(await defaults()).toEqual([newest.id]);
    expect((await detail(newest.id)).version).toBe(2);
  });

  it('passes once to one that stays when several are deleted with it; what others changed says so', async () => {
    const first = (await save()).data;
    const stays = (await save()).data;
    const changed = (await save()).data;
    const newest = (await save()).data;
    await save({ id: changed.id, version: 1, receiver: '李四' });
    const records = [first, changed, newest, first, { id: '9', version: 1 }].map(({ id, version }) => ({
      id,
      version,
    }));
    const { data } = await platform.post(`${BOOK}/delete-many`, { records }, { tokens: author.tokens });
    expect(data).toEqual({
      done: [first.id, newest.id],
      failed: [
        { id: '9', msg: '数据不存在或已被删除' },
        { id: changed.id, msg: '数据已被他人修改，请刷新后重试' },
      ],
    });
    expect(await defaults()).toEqual([changed.id]);
    expect((await list()).records.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [stays.id, changed.id].toSorted(),
    );
    const [event] = await platform.db.admin(
      `select detail from audit_event where act = 'address.deleteMany' and business_id = $1`,
      [author.businessId],
    );
    expect(event).toEqual({ detail: { ids: [first.id, newest.id], count: 2, failed: 2 } });
  });

  it('is one, however many make theirs it at once', async () => {
    await save();
    await Promise.all(Array.from({ length: 12 }, () => save({ isDefault: 1 })));
    const { records } = await list();
    expect(records).toHaveLength(13);
    expect(await defaults()).toHaveLength(1);
    const rows: { id: string; version: number }[] = records;
    await Promise.all(rows.map((row) => act(Number(row.id) % 2 === 0 ? 'set-default' : 'delete', row)));
    expect(await defaults()).toHaveLength((await list()).total === 0 ? 0 : 1);
  });
});

it('a book takes 50 addresses, however many are added at once', async () => {
  const answers = await Promise.all(Array.from({ length: MOST_ADDRESSES + 8 }, () => save()));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(MOST_ADDRESSES);
  expect(new Set(answers.filter(({ code }) => code !== 200).map(({ msg }) => msg))).toEqual(
    new Set(['收货地址最多保存50条']),
  );
  expect((await list()).total).toBe(MOST_ADDRESSES);
  const [row] = (await list()).records;
  expect((await save({ id: row.id, version: row.version, receiver: '李四' })).code).toBe(200);
});

describe('two editors of one address', () => {
  it('do not overwrite one another: the second is told what the first made of it', async () => {
    const { data } = await save();
    const colleague = await memberOf(author.businessId, 'purchaser');
    await platform.db.admin(`update account set real_name = '', nick_name = '周萍' where id = $1`, [colleague.userId]);
    await save({ id: data.id, version: 1, detail: '卫星路7号院西门' }, colleague);
    const refused = await save({ id: data.id, version: 1, receiver: '李四' });
    const { updateTime } = await detail(data.id);
    const times = await platform.db.admin('select update_time > create_time as later from address where id = $1', [
      data.id,
    ]);
    expect(times).toEqual([{ later: true }]);
    expect(refused).toMatchObject({
      code: 409,
      data: {
        current: { version: 2, receiver: '张三', detail: '卫星路7号院西门' },
        changedBy: '周萍',
        isOwn: false,
        changedAt: updateTime,
      },
    });
    expect(refused.data.current).toEqual(await detail(data.id));
    expect((await act('delete', data)).code).toBe(409);
    expect((await act('set-default', data)).code).toBe(409);
    expect((await save({ id: data.id })).code).toBe(409);
    expect((await save({ id: data.id, version: 2, receiver: '李四' })).data).toMatchObject({
      version: 3,
      receiver: '李四',
    });
  });

  it('who save at once: one is done', async () => {
    const { data } = await save();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, number) => save({ id: data.id, version: 1, receiver: `编辑${number}` })),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  });

  it('one of whom takes the default away: the other is told', async () => {
    const first = (await save()).data;
    await save({ isDefault: 1 });
    expect((await save({ id: first.id, version: first.version, isDefault: 1 })).code).toBe(409);
  });
});

it('a save that is sent again has one effect and one answer', async () => {
  const key = crypto.randomUUID();
  const first = await save({}, author, key);
  expect(await save({}, author, key)).toMatchObject({ code: 200, data: first.data });
  expect((await list()).total).toBe(1);
  expect((await save({ receiver: '李四' }, author, key)).code).toBe(431);
  const colleague = await memberOf(author.businessId, 'purchaser');
  expect((await save({}, colleague, key)).data.id).not.toBe(first.data.id);
  const kept = await platform.db.admin('select owner from idempotency_key where key = $1', [key]);
  expect(kept).toHaveLength(2);
  const seen = await platform.db.database.withSession(colleague.context, (transaction) =>
    transaction.selectFrom('idempotency_key').select('owner').execute(),
  );
  expect(seen).toEqual([{ owner: colleague.userId }]);
  expect((await platform.post(`${BOOK}/save`, fields, { tokens: author.tokens })).code).toBe(400);
});

it('an act asks for the permission of its call', () => {
  const { save: saved, setDefault, delete: removed, deleteMany } = contract.address;
  expect(saved.permission).toEqual({ add: 'address_add', edit: ADDRESS_ACTS.edit });
  expect([setDefault.permission, removed.permission]).toEqual([ADDRESS_ACTS.setDefault, ADDRESS_ACTS.delete]);
  expect(deleteMany.permission).toBe(ADDRESS_ACTS.delete);
});

describe.each(SYSTEM_ROLES.map(({ key }) => key))('the acts that %s is offered', (role) => {
  it('are those that the server does', async () => {
    const [first, other] = [(await save()).data, (await save()).data];
    const member = await memberOf(author.businessId, role);
    const seen = await detail(other.id, member);
    if (seen === null || !('id' in seen)) return;
    const done = {
      edit: await save({ id: other.id, version: 1 }, member),
      setDefault: await act('set-default', { ...other, version: 2 }, member),
      delete: await act('delete', { ...other, version: 3 }, member),
    };
    const granted = Object.entries(done).flatMap(([name, { code }]) => (code === 403 ? [] : [name]));
    expect(seen.allowedActions.toSorted()).toEqual(granted.toSorted());
    const offered = (await list('', member)).records.find(({ id }: { id: string }) => id === first.id).allowedActions;
    expect(offered).toEqual(granted.filter((name) => name !== 'setDefault'));
  });
});

it('a pasted text is read; one that says nothing is left to the hand', async () => {
  const parse = (text: string) => platform.post(`${BOOK}/parse`, { text }, { tokens: author.tokens });
  const { data } = await parse('张三 13800138000 吉林省长春市朝阳区南湖大路1号');
  expect(data).toEqual({
    ...{ receiver: '张三', phone: '13800138000', landline: '', region, detail: '南湖大路1号', postcode: '' },
  });
  expect(await parse('明天上午')).toMatchObject({ code: 400, msg: '未能识别，请手动填写' });
});

it('places are found by name and by point', async () => {
  const map = '/api/rs-member-service/ecomm/map';
  const { data } = await platform.get(`${map}/search?keyword=${encodeURIComponent('南湖公园')}`, author.tokens);
  expect(data[0]).toMatchObject({ name: '南湖公园', region });
  const { longitude, latitude } = data[0];
  const at = await platform.get(`${map}/reverse?lng=${longitude + 0.001}&lat=${latitude}`, author.tokens);
  expect(at.data.name).toBe('南湖公园');
  expect((await platform.get(`${map}/reverse?lng=116.4&lat=39.9`, author.tokens)).data).toBeNull();
});

it('a file of more rows than it may hold is cut, and says so', async () => {
  await save();
  await save();
  const [first] = (await list()).records;
  const file = await platform.db.database.withSession(author.context, (transaction) =>
    exportRecords(
      {
        transaction,
        caller: { userId: author.userId, acting: { businessId: author.businessId } },
        now: new Date('2026-11-23T01:00:00Z'),
      },
      transaction.selectFrom('address').selectAll(),
      ADDRESS_LIST,
      {},
      ({ id }) => id,
      1,
    ),
  );
  expect(file).toMatchObject({ rows: [first.id], isCut: true });
  expect(file.mark).toMatch(/^导出企业：地址簿建设 导出人：.* 导出时间：2026-11-23 09:00:00 仅含前1条$/);
});
