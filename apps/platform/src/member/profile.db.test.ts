import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { logInToChat } from '../testing/chat-login.ts';
import { addBusiness, addMember, type TestMember, tokensOf } from '../testing/members.ts';
import { createTestPlatform, PASSWORD, PATHS, receiveCode, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let member: TestMember;
let colleague: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  const business = await addBusiness(platform.db, '砚北建设');
  member = await addMember(platform.db, business);
  colleague = await addMember(platform.db, business);
  // Before anybody asks: a changed role reaches the platform some moments later.
  await platform.db.admin(`update membership set role_keys = '{purchaser}' where user_id = $1`, [member.userId]);
});
afterAll(() => platform.close());

const update = (body: object, who = member) =>
  platform.post(`${PATHS.memberInfo}/update`, { nickname: '王建国', ...body }, { tokens: tokensOf(who) });
const stored = async () => {
  const [row] = await platform.db.admin(
    'select nick_name, avatar, birthday, district_code from account where id = $1',
    [member.userId],
  );
  return row;
};

const avatarPath = (id: string, ext = 'png') => `/api/rs-member-service/avatar/${id}.${ext}`;

const addPicture = async ({ userId, businessId }: TestMember, fileExt = 'png', isThere = true): Promise<string> => {
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into attachment (business_id, file_name, file_ext, file_size, file_md5, bucket, object_key, create_user_id,
       confirm_time)
     values ($1, 'a.' || $3, $3, 1, md5(random()::text), 'b', md5(random()::text), $2, case when $4 then now() end)
     returning id`,
    [businessId, userId, fileExt, isThere],
  );
  return row?.id ?? '';
};

describe('a profile', () => {
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const tomorrow = new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 10);
  const imitation = '昵称不能使用与平台、官方、客服或管理人员相似的字样';
  const unseen = '昵称含有不能使用的字符';
  const length = '昵称长度为2到20个字';
  const birthday = '出生日期须在1900年至今天之间';
  const district = { provinceCode: '220000', provinceName: '吉林省', cityCode: '220100', cityName: '长春市' };
  const avatar = '头像地址不正确';

  it.each([
    [{ nickname: '平台客服' }, 'nickname', imitation],
    [{ nickname: '平 臺 客·服' }, 'nickname', imitation],
    [{ nickname: 'аdmin' }, 'nickname', imitation],
    [{ nickname: '\u3164\u3164' }, 'nickname', unseen],
    [{ nickname: '   ' }, 'nickname', length],
    [{ birthday: '2999-01-01' }, 'birthday', birthday],
    [{ birthday: tomorrow }, 'birthday', birthday],
    [{ birthday: '1899-12-31' }, 'birthday', birthday],
    [{ region: { ...district, districtCode: '220199', districtName: '某区' } }, 'region', '所在地区不正确，请重新选择'],
    [{ avatar: 'javascript:alert(1)' }, 'avatar', avatar],
    [{ avatar: 'data:text/html,x' }, 'avatar', avatar],
    [{ avatar: '9999999999' }, 'avatar', avatar],
  ])('refuses %j beside its field, and nothing changes', async (body, field, message) => {
    const before = await stored();
    expect(await update(body)).toMatchObject({
      code: 400,
      msg: message,
      data: { fieldErrors: [{ field, message }] },
    });
    expect(await stored()).toEqual(before);
  });

  it('takes real values', async () => {
    const region = { ...district, districtCode: '220102', districtName: '南关区' };
    const values = { avatar: 'https://files.example.cn/a.png', birthday: today, gender: 'female', region };
    expect(await update({ nickname: '上官方平', ...values })).toMatchObject({ code: 200 });
    expect(await stored()).toMatchObject({ nick_name: '上官方平', avatar: values.avatar, district_code: '220102' });
    const detail = async () => (await platform.get(`${PATHS.memberInfo}/profile`, tokensOf(member))).data;
    expect(await detail()).toMatchObject({ nickname: '上官方平', ...values });
    // What is left out stays, what is empty goes; controls are no part of a name.
    expect(await update({ nickname: '王\u0007建国', avatar: '', gender: null, birthday: '' })).toMatchObject({
      code: 200,
    });
    expect(await detail()).toMatchObject({ nickname: '王建国', avatar: '', gender: null, birthday: '', region });
  });

  it('tells a member who changes it in two tabs what the other tab has made of it', async () => {
    const { version } = (await platform.get(`${PATHS.memberInfo}/profile`, tokensOf(member))).data;
    expect(await update({ nickname: '王一', version })).toMatchObject({ code: 200 });
    expect(await update({ nickname: '王二', version })).toMatchObject({
      code: 409,
      data: {
        current: { nickname: '王一', version: version + 1 },
        isOwn: true,
        changedAt: expect.stringMatching(/^20/),
      },
    });
  });

  it('takes as a file only a picture that its member has uploaded', async () => {
    const others = await addMember(platform.db, await addBusiness(platform.db, '衡砺钢材'));
    for (const id of [
      await addPicture(colleague),
      await addPicture(others),
      await addPicture(member, 'pdf'),
      await addPicture(member, 'png', false),
    ])
      expect(await update({ avatar: id })).toMatchObject({ code: 400, msg: avatar });
    const [own, next] = [await addPicture(member), await addPicture(member, 'jpg')];
    expect(await update({ avatar: own })).toMatchObject({ code: 200 });
    expect(await stored()).toMatchObject({ avatar: avatarPath(own) });
    const owners = () =>
      platform.db.admin<{ id: string; owner_type: string }>(
        'select id, owner_type from attachment where id = any($1) order by id',
        [[own, next]],
      );
    expect(await owners()).toMatchObject([{ owner_type: 'avatar' }, { owner_type: '' }]);
    expect(await update({ avatar: next })).toMatchObject({ code: 200 });
    expect(await owners()).toMatchObject([{ owner_type: '' }, { owner_type: 'avatar' }]);
    expect(await update({ avatar: avatarPath(next, 'jpg') })).toMatchObject({ code: 200 });
    expect(await owners()).toMatchObject([{ owner_type: '' }, { owner_type: 'avatar' }]);
  });

  it('takes no picture of more than 1 MB and none that belongs to a record', async () => {
    const [large, certificate] = [await addPicture(member), await addPicture(member)];
    await platform.db.admin('update attachment set file_size = 1048577 where id = $1', [large]);
    await platform.db.admin(`update attachment set owner_type = 'certification' where id = $1`, [certificate]);
    for (const id of [large, certificate]) {
      expect(await update({ avatar: id })).toMatchObject({ code: 400, msg: avatar });
    }
  });

  it('shows its picture to everybody without a login, and no other file', async () => {
    const id = await addPicture(member);
    const content = Buffer.from('a picture');
    vi.spyOn(platform.store, 'read').mockImplementation(async function* () {
      yield content;
    });
    const read = (path: string) => platform.app.inject({ method: 'GET', url: path });
    expect((await read(avatarPath(id))).statusCode).toBe(404);
    await update({ avatar: id });
    const shown = await read(avatarPath(id));
    expect(shown.rawPayload).toEqual(content);
    expect(shown.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    for (const other of [avatarPath(id, 'jpg'), avatarPath('17'), `${avatarPath(id)}.png`]) {
      expect((await read(other)).statusCode).toBe(404);
    }
    await update({ avatar: '' });
    expect((await read(avatarPath(id))).statusCode).toBe(404);
  });

  it('does not show a picture from before the rule', async () => {
    await platform.db.admin(`update account set avatar = 'javascript:alert(1)' where id = $1`, [colleague.userId]);
    const detail = await platform.get(`${PATHS.memberInfo}/detail`, tokensOf(colleague));
    expect(detail).toMatchObject({ code: 200, data: { avatar: '' } });
  });

  it('gives the chat its checked name', async () => {
    const data = await logInToChat(platform, member);
    await update({ nickname: '王工', avatar: 'https://files.example.cn/w.png' });
    const user = async () => (await platform.get(`/api/sys/users/${member.userId}`, { chatToken: data.token })).data;
    expect(await user()).toMatchObject({ name: '王工', avatar: 'https://files.example.cn/w.png' });
    const picture = await addPicture(member);
    await update({ nickname: '王经理', avatar: picture });
    expect(await user()).toMatchObject({ name: '王经理', avatar: avatarPath(picture) });
  });
});

describe('registration', () => {
  it('refuses a name that imitates the platform beside its field, and makes no account', async () => {
    const phone = '13612340001';
    const smsCode = await receiveCode(platform, phone, 'register');
    const register = (name: string) => platform.post(PATHS.register, { phone, smsCode, password: PASSWORD, name });
    for (const name of ['官方客服', '系统管理员', '王\u200b建国']) {
      expect(await register(name)).toMatchObject({ code: 400, data: { fieldErrors: [{ field: 'name' }] } });
    }
    expect(await platform.db.admin('select id from account where phone = $1', [phone])).toEqual([]);
    expect(await register('王建国')).toMatchObject({ code: 200 });
  });
});
