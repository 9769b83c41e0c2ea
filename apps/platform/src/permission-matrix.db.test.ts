import {
  grantedKeys,
  memberMenu,
  PERMISSION_KEYS,
  type PermissionKey,
  SYSTEM_ROLES,
  withViewKeys,
} from '@jianzhu/domain/member-center';
import { ROLE_ACTS } from '@jianzhu/domain/roles';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImplementedCall } from './http/implement.ts';
import { permissionKeys } from './member/permission-keys.ts';
import { isValidCase, toRequest, validCases } from './testing/call-request.ts';
import { addBusiness, addMember, type TestMember, tokensOf } from './testing/members.ts';
import { createTestPlatform, PATHS, type TestPlatform } from './testing/test-platform.ts';
import { tokenHeaders } from './testing/token-headers.ts';

// Every call of the contract, those to come included, asked by every role: its permission decides, and nothing else.

/** Calls of members that need no permission: their own things, and what every member of a business reads of it. */
const OPEN: readonly RegExp[] = [
  /^(dashboard|messageCenter|notice|profile|security)\./,
  /^member\.(businesses|company|detail|logout|menus|switchToken)$/,
  // Their permission follows from the record that owns the files (decision 60).
  /^attachment\.(confirm|listByBusiness|readAddress|register|storage)$/,
  /^certification\./,
  // What one has left unsaved oneself.
  /^draft\./,
  // Who has no permission asks for it.
  /^pageRequest\./,
  // What one has signed up for oneself, whom one follows, what one keeps.
  /^salon\.mine$/,
  /^law\.bookings$/,
  /^lesson\.(owned|mine|certificateFile|play|progress|notes|saveNote|removeNote)$/,
  /^knowledge\.(mine|like|favorite|download|owned|open)$/,
  /^showcase\.(follow|followed)$/,
  // Each kind of deadline is left out for whoever may not read its records.
  /^deadline\.list$/,
  // Every certified business may ask whom to call, so many times a month.
  /^showcase\.reveal$/,
  // The companies one belongs to, or is asked to join: for whom an invitation is follows from its phone or its link.
  /^businessMember\.(mine|setDefault|leave)$/,
  /^invitation\.(detail|accept|refuse|linkDetail|acceptLink)$/,
  /^joinRequest\.(submit|mine|withdraw)$/,
  // Proves one's own PIN; the act that takes its ticket has a permission.
  /^payment\.pinVerify$/,
];

const SEED = 20_261_122;
/** Cases among which one is that the call takes. */
const TRIES = 50;
/** Roles of the company's own that are drawn: all of them in the deep test, else a tenth. */
const DRAWN = 10;
const SHARE = process.env.TEST_DEEP === '1' ? 1 : 10;
const platform: TestPlatform = await createTestPlatform();
const members = new Map<string, TestMember>();

/** Keys as the page of roles gives them: any that were chosen, with the view keys that they need. */
const drawnRoles = fc
  .sample(fc.subarray([...PERMISSION_KEYS], { minLength: 1 }), { numRuns: DRAWN, seed: SEED })
  .filter((_, index) => index % SHARE === 0)
  .map((chosen, index) => ({ name: `自定角色${index}`, permissionKeys: withViewKeys(chosen) }));

beforeAll(async () => {
  const businessId = await addBusiness(platform.db, '权限建设');
  // One that nobody has, to which everything can be done.
  const maker = await addMember(platform.db, businessId);
  await platform.db.admin(
    `insert into role (business_id, create_user_id, update_user_id, name, description, permission_keys, data_scope)
     values ($1, $2, $2, '无人角色', '', '{notice_view}', 1)`,
    [businessId, maker.userId],
  );
  for (const { name, permissionKeys: keys } of drawnRoles) {
    const member = await addMember(platform.db, businessId);
    await platform.db.admin(
      `with made as (
         insert into role (business_id, create_user_id, update_user_id, name, description, permission_keys, data_scope)
         values ($1, $2, $2, $3, '', $4, 1) returning id)
       update membership set role_keys = array[made.id::text] from made where user_id = $2`,
      [businessId, member.userId, name, keys],
    );
    members.set(name, member);
  }
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

interface Asked {
  readonly id: string;
  readonly call: ImplementedCall;
  /** One of them is enough; the first is named by a refusal. */
  readonly permissions: readonly PermissionKey[];
  /** What the body says of the record; undefined where that makes no difference. */
  readonly saved?: object;
}

/** A save is two calls, told apart by whether the body names a record. */
const asked = guarded.flatMap((call): Asked[] => {
  const { id, permission } = call.endpoint;
  if (permission === undefined) return [];
  if (typeof permission === 'string') return [{ id, call, permissions: [permission] }];
  if (!('add' in permission)) return [{ id, call, permissions: permission }];
  const { add, edit } = permission;
  return [
    { id: `${id}, adding`, call, permissions: [add], saved: {} },
    ...(call.endpoint.method === 'GET'
      ? []
      : [{ id: `${id}, changing`, call, permissions: [edit], saved: { id: '1', version: 1 } }]),
  ];
});

it('a call of members that makes a record, and one that changes it, asks for a permission that there is', () => {
  const isUnknown = (key: PermissionKey) => !PERMISSION_KEYS.includes(key);
  expect(asked.filter(({ permissions }) => permissions.some(isUnknown)).map(({ id }) => id)).toEqual([]);
});

describe.each(asked.map((one) => [one.id, one] as const))('%s', (_id, { call, permissions, saved }) => {
  const input = fc
    .sample(validCases(call, { ids: [] }), { numRuns: TRIES, seed: SEED })
    .find((one) => isValidCase(call, one));
  const ask = async (headers: Record<string, string>) => {
    if (input === undefined) throw new Error('no case');
    const key = { 'idempotency-key': crypto.randomUUID() };
    const { id: _generated, ...fields } = Object(input.body);
    const body = saved === undefined || input.body === undefined ? input.body : { ...fields, ...saved };
    const answer = await platform.app.inject(toRequest(call, { ...input, body }, { ...headers, ...key }));
    // A file that is given says of no permission that it is missing.
    return call.endpoint.file && answer.body.startsWith('%PDF') ? {} : JSON.parse(answer.body);
  };

  it.each(SYSTEM_ROLES.map(({ key }) => key))('opens to %s by its permission alone', async (role) => {
    const member = members.get(role);
    if (member === undefined) throw new Error(`nobody is ${role}`);
    const { platformToken, accessToken, businessId } = member;
    const { data } = await ask(tokenHeaders({ jianzhuToken: platformToken, token: accessToken, businessId }));
    const granted = permissionKeys({ roleKeys: [role], isOwner: false });
    const isGranted = permissions.some((key) => granted.includes(key));
    const isRefused = data?.permission === permissions[0];
    expect(isRefused).toBe(!isGranted);
  });

  it.each(drawnRoles.map((drawn) => [drawn.name, drawn] as const))(
    'opens to %s, of the company’s own, by its permission alone',
    async (name, { permissionKeys: keys }) => {
      const member = members.get(name);
      if (member === undefined) throw new Error(`nobody has ${name}`);
      const { data } = await ask(tokenHeaders(tokensOf(member)));
      const granted = grantedKeys({ isOwner: false, roles: [{ permissionKeys: keys }] });
      expect(data?.permission === permissions[0]).toBe(!permissions.some((key) => granted.includes(key)));
    },
  );

  it('is closed to a member who acts for no business', async () => {
    const { platformToken } = [...members.values()][0] ?? { platformToken: '' };
    expect((await ask(tokenHeaders({ jianzhuToken: platformToken }))).code).toBe(403);
  });
});

describe.each(drawnRoles.map((drawn) => [drawn.name, drawn] as const))('to %s', (name, { permissionKeys: keys }) => {
  const granted = grantedKeys({ isOwner: false, roles: [{ permissionKeys: keys }] });
  const tokens = () => {
    const member = members.get(name);
    if (member === undefined) throw new Error(`nobody has ${name}`);
    return tokensOf(member);
  };

  it('the platform tells the permissions and the menu of the role, no more and no fewer', async () => {
    expect((await platform.get(PATHS.detail, tokens())).data.permissionKeys).toEqual(granted);
    expect((await platform.get(PATHS.menus, tokens())).data).toEqual(memberMenu(granted));
  });

  it('the buttons of its colleagues’ roles are those whose calls it opens', async () => {
    const { data, code } = await platform.get('/api/rs-member-service/ecomm/role/list', tokens());
    const isOpen = granted.includes('role_view') || granted.includes('member_view');
    expect(code === 200).toBe(isOpen);
    if (!isOpen) return;
    const offered = new Set(data.flatMap(({ allowedActions }: { allowedActions: string[] }) => allowedActions));
    const open = Object.entries(ROLE_ACTS).flatMap(([act, key]) => (granted.includes(key) ? [act] : []));
    expect([...offered].toSorted()).toEqual(open.toSorted());
  });
});
