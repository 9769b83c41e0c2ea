import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveIdentityCode, IDENTITY_CODE } from '../testing/identity-codes.ts';
import { INVITATION, rowOf } from '../testing/invitations.ts';
import { addBusiness, addMember, type TestMember, tokensOf } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

// No company without an administrator and nothing in the name of whoever has gone, whatever comes at once: 1,000 runs of 20 acts in `test:deep`, a tenth in `test`.
const PARTS = Array.from({ length: process.env.TEST_DEEP === '1' ? 100 : 10 }, (_, part) => part + 1);
const RUNS = 10;
const ACTS = 20;
const PEOPLE = 5;

const MEMBERS = '/api/rs-member-service/ecomm/businessMember';
const NAMES = ['disable', 'enable', 'remove', 'transfer', 'leave', 'update', 'invite', 'link'] as const;

/** Memberships that an act changes, where it is not one. */
const CHANGED: Readonly<Record<string, number>> = { transfer: 2, invite: 0, link: 0 };

interface Act {
  readonly name: (typeof NAMES)[number];
  readonly by: number;
  readonly of: number;
  readonly other: number;
}

const person = fc.nat({ max: PEOPLE - 1 });
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({ name: fc.constantFrom(...NAMES), by: person, of: person, other: person }),
  { minLength: ACTS, maxLength: ACTS },
);

const PATHS_OF: Readonly<Record<string, string>> = {
  invite: `${INVITATION}/add`,
  link: `${INVITATION}/link/add`,
};

let phones = 15_400_000_000;
let platform: TestPlatform;
let people: readonly TestMember[];
/** Of all runs: a storm in which nothing was refused, or nothing done, has shown nothing. */
const codes = new Map<string, number>();

beforeAll(async () => {
  platform = await createTestPlatform();
  const businessId = await addBusiness(platform.db, '风暴建设');
  people = await Promise.all(Array.from({ length: PEOPLE }, () => addMember(platform.db, businessId)));
  await platform.db.admin('update account set cert_status = 2');
  await platform.db.admin('update business set vip_level = 3, cert_status = 2');
});
afterAll(async () => {
  await platform.close();
  for (const done of [
    'disable 200',
    'remove 200',
    'leave 200',
    'transfer 200',
    'update 200',
    'invite 200',
    'link 200',
    'remove 422',
    'leave 422',
  ])
    expect(codes.get(done) ?? 0, done).toBeGreaterThan(0);
});

/** All in good standing with every permission, the first one the administrator. */
async function begin(): Promise<number> {
  const [first] = people;
  await platform.db.admin(`begin;
    update membership set is_owner = false;
    update membership set status = 1, role_keys = '{business_admin}', is_owner = user_id = ${first?.userId};
    commit`);
  await platform.db.admin('delete from invitation; delete from invitation_link; delete from sms_code');
  await Promise.all(people.map(({ userId }) => giveIdentityCode(platform.db, userId)));
  return sumOfVersions();
}

const sumOfVersions = async (): Promise<number> =>
  (await platform.db.admin<{ sum: number }>('select sum(version)::int as sum from membership'))[0]?.sum ?? 0;

/** Administrators in force, and all who are called so. */
const owners = async () =>
  (
    await platform.db.admin<{ active: number; all: number }>(`
      select count(*) filter (where status = 1)::int as active, count(*)::int as all from membership where is_owner`)
  )[0];

/** What waits in the name of somebody who has gone, or leads in by her. */
const leftOpen = () =>
  platform.db.admin(`
    select w.id from (
      select id, create_user_id from invitation where status = 0
      union all select id, create_user_id from invitation_link where revoked_at is null) w
    join membership m on m.user_id = w.create_user_id and m.status = 3`);

async function perform({ name, by, of, other }: Act): Promise<number> {
  const [caller, target, heir] = [people[by], people[of], people[other]];
  if (!caller || !target || !heir) throw new Error('nobody');
  const [row] = await platform.db.admin<{ version: number }>('select version from membership where user_id = $1', [
    name === 'transfer' ? caller.userId : target.userId,
  ]);
  const seen = { id: name === 'transfer' ? caller.userId : target.userId, version: row?.version ?? 1 };
  phones += 1;
  const { roleIds, department, position, message, expireDays } = rowOf('');
  const body = {
    ...{ disable: seen, enable: seen, remove: { ...seen, heirId: heir.userId } },
    transfer: { ...seen, userId: heir.userId, smsCode: IDENTITY_CODE },
    leave: { businessId: caller.businessId },
    update: { ...seen, department: String(other), position: '', roleIds: ['1'] },
    invite: { rows: [rowOf(String(phones))] },
    link: { roleIds, department, position, message, expireDays, maxUses: 5 },
  }[name];
  const { code } = await platform.post(PATHS_OF[name] ?? `${MEMBERS}/${name}`, body, {
    tokens: tokensOf(caller),
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  codes.set(`${name} ${code}`, (codes.get(`${name} ${code}`) ?? 0) + 1);
  return code;
}

it.each(PARTS)(
  'a company has one administrator, in force, at every moment (part %i)',
  { timeout: 120_000 },
  async (part) => {
    for (const storm of fc.sample(acts, { numRuns: RUNS, seed: part })) {
      const before = await begin();
      let isOver = false;
      const watch = (async () => {
        while (!isOver) expect(await owners()).toEqual({ active: 1, all: 1 });
      })();
      const answers = await Promise.all(storm.map(perform)).finally(() => {
        isOver = true;
      });
      await watch;
      expect(await owners()).toEqual({ active: 1, all: 1 });
      // Each act that is answered with yes was done once, and none of the others anything.
      const done = storm.filter((_, at) => answers[at] === 200);
      const changes = done.reduce((sum, { name }) => sum + (CHANGED[name] ?? 1), 0);
      expect((await sumOfVersions()) - before).toBe(changes);
      expect(answers.filter((code) => code >= 500)).toEqual([]);
      expect(await leftOpen()).toEqual([]);
    }
  },
);
