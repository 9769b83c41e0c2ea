import { randomUUID } from 'node:crypto';
import { addBusiness, addMember, type TestMember, tokensOf } from './members.ts';
import type { TestPlatform } from './test-platform.ts';

const MEMBER = '/api/rs-member-service/ecomm';

export const INVITATION = `${MEMBER}/businessMember/invitation`;
export const JOIN_REQUEST = `${MEMBER}/join-request`;

/** Ids of roles that every company has. */
export const ROLE_IDS = { owner: '1', purchaser: '2', reader: '6' } as const;

/** A row of an invitation, with the fields that a case is about. */
export const rowOf = (phone: string, over: object = {}) => ({
  ...{ phone, name: '', roleIds: [ROLE_IDS.purchaser], department: '物资部', position: '采购员', message: '' },
  ...{ expireDays: 7, ...over },
});

/** Calls as one member; a form gets a key of its own. */
export function as(platform: TestPlatform, member: TestMember) {
  const tokens = tokensOf(member);
  return {
    get: (path: string) => platform.get(path, tokens),
    post: (path: string, body: object, key: string = randomUUID()) =>
      platform.post(path, body, { tokens, headers: { 'idempotency-key': key } }),
  };
}

/** A company of a level with its administrator. */
export async function addEmployer(platform: TestPlatform, name: string, level = 1): Promise<TestMember> {
  const businessId = await addBusiness(platform.db, name);
  await platform.db.admin('update business set vip_level = $2, cert_status = 2 where id = $1', [businessId, level]);
  const member = await addMember(platform.db, businessId);
  await platform.db.admin(`update membership set role_keys = '{business_admin}', is_owner = true where user_id = $1`, [
    member.userId,
  ]);
  return member;
}

/** A person with an account who belongs to a company of her own. */
export const addPerson = async (platform: TestPlatform): Promise<TestMember> =>
  addMember(platform.db, await addBusiness(platform.db, '别处企业'));

export async function phoneOf(platform: TestPlatform, { userId }: TestMember): Promise<string> {
  const [row] = await platform.db.admin<{ phone: string }>('select phone from account where id = $1', [userId]);
  return row?.phone ?? '';
}

/** What a person is in a company; null where nothing. */
export async function membershipOf(platform: TestPlatform, businessId: string, userId: string) {
  const [row] = await platform.db.admin<{ role_keys: string[]; status: number; department: string; position: string }>(
    'select role_keys, status, department, position from membership where business_id = $1 and user_id = $2',
    [businessId, userId],
  );
  return row ?? null;
}

/** Removes a member as a colleague does who has seen her last change. */
export async function removeFrom(platform: TestPlatform, by: TestMember, { userId }: TestMember): Promise<void> {
  const [row] = await platform.db.admin<{ version: number }>(
    'select version from membership where business_id = $1 and user_id = $2',
    [by.businessId, userId],
  );
  const seen = { id: userId, version: row?.version };
  const { code, msg } = await as(platform, by).post(`${MEMBER}/businessMember/remove`, seen);
  if (code !== 200) throw new Error(msg);
}

/** Invites a person into a company; gives the invitation as she sees it. */
export async function invitePerson(platform: TestPlatform, by: TestMember, person: TestMember, over: object = {}) {
  const phone = await phoneOf(platform, person);
  const { data } = await as(platform, by).post(`${INVITATION}/add`, { rows: [rowOf(phone, over)] });
  const { id } = data.ok[0];
  return (await as(platform, person).get(`${INVITATION}/detail?id=${id}`)).data;
}
