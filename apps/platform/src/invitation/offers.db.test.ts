import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addEmployer,
  addPerson,
  as,
  INVITATION,
  invitePerson,
  membershipOf,
  phoneOf,
  ROLE_IDS,
  rowOf,
} from '../testing/invitations.ts';
import { addMember, type TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const ENDED = { code: 422, msg: '邀请人已无权授予邀请中的角色，请联系企业重新邀请' };

let platform: TestPlatform;
let owner: TestMember;
/** Has every right of the company, and invites. */
let deputy: TestMember;
let person: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  owner = await addEmployer(platform, '邀约建设', 3);
  deputy = await addMember(platform.db, owner.businessId);
  await setRoles(deputy, ['business_admin']);
  person = await addPerson(platform);
});

const by = (member: TestMember) => as(platform, member);
const setMember = (member: TestMember, change: string) =>
  platform.db.admin(`update membership set ${change} where user_id = $1 and business_id = $2`, [
    member.userId,
    owner.businessId,
  ]);
const setRoles = (member: TestMember, keys: readonly string[]) =>
  setMember(member, `role_keys = array[${keys.map((key) => `'${key}'`).join(',')}]`);

/** A role of the company that lets invite, with nothing that is bought. */
async function narrowRole(): Promise<string> {
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into role (business_id, create_user_id, update_user_id, name, description, permission_keys, data_scope)
     values ($1, $2, $2, '招人', '', '{member_view,member_invite}', 1) returning id`,
    [owner.businessId, owner.userId],
  );
  return row?.id ?? '';
}

/** What takes from an inviter the right to give what she has offered. */
const LOSSES: Readonly<Record<string, () => Promise<unknown>>> = {
  'her roles do not invite any more': () => setRoles(deputy, ['reader']),
  'she may not do any more what she offers': async () => setRoles(deputy, [await narrowRole()]),
  'she is kept out of the company': () => setMember(deputy, 'status = 2'),
  'the platform has disabled her account': () =>
    platform.db.admin('update account set disabled_at = now() where id = $1', [deputy.userId]),
};

describe.each(Object.keys(LOSSES))('where %s', (name) => {
  const lose = async () => LOSSES[name]?.();

  it('nobody joins by her invitation', async () => {
    const { id, version } = await invitePerson(platform, deputy, person);
    await lose();
    expect(await by(person).post(`${INVITATION}/accept`, { id, version })).toMatchObject(ENDED);
    expect(await membershipOf(platform, owner.businessId, person.userId)).toBeNull();
  });

  it('nobody joins by her link, which says that it leads nowhere', async () => {
    const { department, position, message, expireDays } = rowOf('');
    const offer = { roleIds: [ROLE_IDS.purchaser], department, position, message, expireDays, maxUses: 5 };
    const { token } = (await by(deputy).post(`${INVITATION}/link/add`, offer)).data;
    expect((await by(person).get(`${INVITATION}/link/detail?token=${token}`)).data.state).toBe('open');
    await lose();
    expect((await by(person).get(`${INVITATION}/link/detail?token=${token}`)).data.state).toBe('revoked');
    expect(await by(person).post(`${INVITATION}/link/accept`, { token })).toMatchObject(ENDED);
    expect(await membershipOf(platform, owner.businessId, person.userId)).toBeNull();
  });
});

describe('an invitation that is sent again', () => {
  async function revoked(): Promise<{ id: string; version: number }> {
    const { id, version } = await invitePerson(platform, owner, person);
    expect((await by(owner).post(`${INVITATION}/revoke`, { id, version })).code).toBe(200);
    return { id, version: version + 1 };
  }
  const waiting = async () =>
    platform.db.admin('select create_user_id from invitation where phone = $1 and status = 0', [
      await phoneOf(platform, person),
    ]);

  it('gives nothing beyond what its sender has', async () => {
    const seen = await revoked();
    await setRoles(deputy, [await narrowRole()]);
    const { code, msg } = await by(deputy).post(`${INVITATION}/resend`, seen);
    expect({ code, says: msg.startsWith('您没有') }).toEqual({ code: 422, says: true });
    expect(await waiting()).toEqual([]);
  });

  it('is her own from then on', async () => {
    const seen = await revoked();
    expect((await by(deputy).post(`${INVITATION}/resend`, seen)).code).toBe(200);
    expect(await waiting()).toEqual([{ create_user_id: deputy.userId }]);
  });

  it('of another company, to her own phone, is not hers to send', async () => {
    const other = await addEmployer(platform, '别家建设', 3);
    const { id, version } = await invitePerson(platform, other, owner);
    await by(other).post(`${INVITATION}/revoke`, { id, version });
    expect((await by(owner).post(`${INVITATION}/resend`, { id, version: version + 1 })).code).toBe(404);
  });
});
