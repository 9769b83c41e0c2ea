import { SYSTEM_ROLES } from '@jianzhu/domain/member-center';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionKeys } from './member/permission-keys.ts';
import { toRequest, validCases } from './testing/call-request.ts';
import { addBusiness, addMember, type TestMember } from './testing/members.ts';
import { createTestPlatform, type TestPlatform, tokenHeaders } from './testing/test-platform.ts';

// Every call of the contract, those to come included, asked by every role: its permission decides, and nothing else.

/** Calls of members that need no permission: their own things, and what every member of a business reads of it. */
const OPEN: readonly RegExp[] = [
  /^(notice|messageCenter|profile|security)\./,
  /^member\.(businesses|company|detail|logout|menus|switchToken)$/,
  // Their permission follows from the record that owns the files (decision 60).
  /^attachment\.(confirm|listByBusiness|readAddress|register|storage)$/,
  /^certification\./,
];

const SEED = 20_261_122;
const platform: TestPlatform = await createTestPlatform();
const members = new Map<string, TestMember>();

beforeAll(async () => {
  const businessId = await addBusiness(platform.db, '权限建设');
  for (const { key } of SYSTEM_ROLES) {
    const member = await addMember(platform.db, businessId);
    await platform.db.admin('update membership set role_keys = $2 where user_id = $1', [member.userId, [key]]);
    members.set(key, member);
  }
});
afterAll(() => platform.close());

const ofMembers = platform.calls.filter(({ endpoint: { auth } }) => auth === 'business' || auth === 'member');
const guarded = ofMembers.filter(({ endpoint }) => endpoint.permission !== undefined);

it('a call of members has a permission, or is among those that need none', () => {
  const unguarded = ofMembers.filter((call) => !guarded.includes(call)).map(({ endpoint }) => endpoint.id);
  expect(unguarded.filter((id) => !OPEN.some((open) => open.test(id)))).toEqual([]);
});

describe.each(guarded.map((call) => [call.endpoint.id, call] as const))('%s', (_id, call) => {
  const [input] = fc.sample(validCases(call, { ids: [] }), { numRuns: 1, seed: SEED });
  const ask = async (headers: Record<string, string>) => {
    if (input === undefined) throw new Error('no case');
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answer = await platform.app.inject(toRequest(call, input, { ...headers, ...key }));
    return JSON.parse(answer.body);
  };

  it.each(SYSTEM_ROLES.map(({ key }) => key))('opens to %s by its permission alone', async (role) => {
    const member = members.get(role);
    if (member === undefined) throw new Error(`nobody is ${role}`);
    const { platformToken, accessToken, businessId } = member;
    const { data } = await ask(tokenHeaders({ jianzhuToken: platformToken, token: accessToken, businessId }));
    const isGranted = permissionKeys({ roleKeys: [role], isOwner: false }).some(
      (key) => key === call.endpoint.permission,
    );
    const isRefused = data?.permission === call.endpoint.permission;
    expect(isRefused).toBe(!isGranted);
  });

  it('is closed to a member who acts for no business', async () => {
    const { platformToken } = [...members.values()][0] ?? { platformToken: '' };
    expect((await ask(tokenHeaders({ jianzhuToken: platformToken }))).code).toBe(403);
  });
});
