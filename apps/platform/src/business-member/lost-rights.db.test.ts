import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { workFor } from '../member/work-for.ts';
import { lockMembers } from '../role/assigned-roles.ts';
import {
  addEmployer,
  addPerson,
  as,
  INVITATION,
  invitePerson,
  JOIN_REQUEST,
  ROLE_IDS,
  rowOf,
} from '../testing/invitations.ts';
import { addMember, type TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const MEMBER = '/api/rs-member-service/ecomm';
const MEMBERS = `${MEMBER}/businessMember`;
const ROLE = `${MEMBER}/role`;
const ROLE_FORM = {
  name: '新角色',
  description: '',
  permissionKeys: ['address_view'],
  dataScope: 1,
  approvalLimit: null,
};

let platform: TestPlatform;
let owner: TestMember;
/** Has every right of the company until it is taken from her. */
let deputy: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  owner = await addEmployer(platform, '夺权建设', 3);
  deputy = await addMember(platform.db, owner.businessId);
  await platform.db.admin(`update membership set role_keys = '{business_admin}' where user_id = $1`, [deputy.userId]);
});

const post = (path: string, body: object) => as(platform, deputy).post(path, body);
const other = () => addMember(platform.db, owner.businessId);

async function addRole(): Promise<{ id: string; version: number }> {
  return (await as(platform, owner).post(`${ROLE}/save`, { ...ROLE_FORM, name: '旧角色' })).data;
}

/** Acts on members, roles and seats, with all that they need. */
const ACTS: Readonly<Record<string, () => Promise<() => ReturnType<typeof post>>>> = {
  'invitation.add': async () => () => post(`${INVITATION}/add`, { rows: [rowOf('15200000101')] }),
  'invitation.revoke': async () => {
    const { id, version } = await invitePerson(platform, owner, await addPerson(platform));
    return () => post(`${INVITATION}/revoke`, { id, version });
  },
  'invitation.resend': async () => {
    const { id, version } = await invitePerson(platform, owner, await addPerson(platform));
    await as(platform, owner).post(`${INVITATION}/revoke`, { id, version });
    return () => post(`${INVITATION}/resend`, { id, version: version + 1 });
  },
  'invitation.addLink': async () => {
    const { roleIds, department, position, message, expireDays } = rowOf('');
    return () => post(`${INVITATION}/link/add`, { roleIds, department, position, message, expireDays, maxUses: 5 });
  },
  'joinRequest.handle': async () => {
    const asked = { businessId: owner.businessId, reason: '' };
    const { data } = await as(platform, await addPerson(platform)).post(`${JOIN_REQUEST}/submit`, asked);
    const answer = { agree: 1, roleIds: [ROLE_IDS.reader], reason: '' };
    return () => post(`${JOIN_REQUEST}/handle`, { id: data.id, version: 1, ...answer });
  },
  'businessMember.update': async () => {
    const { userId } = await other();
    const fields = { department: '夺权部', position: '', roleIds: [ROLE_IDS.purchaser] };
    return () => post(`${MEMBERS}/update`, { id: userId, version: 1, ...fields });
  },
  'businessMember.disable': async () => {
    const { userId } = await other();
    return () => post(`${MEMBERS}/disable`, { id: userId, version: 1 });
  },
  'businessMember.remove': async () => {
    const { userId } = await other();
    return () => post(`${MEMBERS}/remove`, { id: userId, version: 1 });
  },
  'role.save': async () => () => post(`${ROLE}/save`, ROLE_FORM),
  'role.save of one that is there': async () => {
    const { id, version } = await addRole();
    return () => post(`${ROLE}/save`, { ...ROLE_FORM, id, version });
  },
  'role.copy': async () => () => post(`${ROLE}/copy`, { id: ROLE_IDS.purchaser }),
  'role.delete': async () => {
    const { id, version } = await addRole();
    return () => post(`${ROLE}/delete`, { id, version });
  },
  'role.limit': async () => () => post(`${ROLE}/limit`, { id: ROLE_IDS.purchaser, approvalLimit: 100, previous: null }),
};

const written = () =>
  platform.db.admin(
    `select 'i' as what, id::text, status::text, version from invitation where business_id = $1
     union all select 'l', id::text, '', version from invitation_link where business_id = $1
     union all select 'j', id::text, status::text, version from join_request where business_id = $1
     union all select 'r', id::text, name, version from role where business_id = $1
     union all select 's', role_key, '', approval_limit from system_role_limit where business_id = $1
     union all select 'm', user_id::text, status::text, version from membership where business_id = $1 and user_id <> $2
     order by 1, 2`,
    [owner.businessId, deputy.userId],
  );

const whoWaits = () =>
  platform.db.admin(`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`);

describe.each(Object.keys(ACTS))('%s', (name) => {
  it('is not done by whose role is narrowed while she waits', async () => {
    const act = await ACTS[name]?.();
    const before = await written();
    let answer: ReturnType<typeof post> | undefined;
    await platform.db.database.withJob(async (transaction) => {
      await workFor(transaction, owner.businessId);
      await lockMembers(transaction, owner.businessId);
      answer = act?.();
      await vi.waitFor(async () => expect(await whoWaits()).toHaveLength(1), { timeout: 10_000 });
      await transaction
        .updateTable('membership')
        .set({ role_keys: ['reader'] })
        .where('user_id', '=', deputy.userId)
        .where('business_id', '=', owner.businessId)
        .execute();
    });
    expect(await answer).toMatchObject({ code: 403, data: { permission: expect.any(String) } });
    expect(await written()).toEqual(before);
  });

  it('is done by who has the right', async () => {
    const act = await ACTS[name]?.();
    const before = await written();
    expect(await act?.()).toMatchObject({ code: 200 });
    expect(await written()).not.toEqual(before);
  });
});
