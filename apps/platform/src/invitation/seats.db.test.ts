import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken, parseRecordId, tokenHashBytes } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { handleJoinRequest } from '../join-request/join-requests.ts';
import { lockMembers } from '../role/assigned-roles.ts';
import { addEmployer, addPerson, as, INVITATION, phoneOf, rowOf } from '../testing/invitations.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { acceptInvitation } from './answer-invitation.ts';
import { acceptLink } from './follow-link.ts';
import { workFor } from './work-for.ts';

const RUNS = process.env.TEST_DEEP === '1' ? 1000 : 100;
const SEED = 20_261_126;
const ACTS_AT_ONCE = 20;
const SEATS = 5;

let platform: TestPlatform;
let owner: TestMember;
let people: readonly TestMember[] = [];

beforeAll(async () => {
  platform = await createTestPlatform();
  owner = await addEmployer(platform, '席位建设', 0);
  people = await Promise.all(Array.from({ length: ACTS_AT_ONCE }, () => addPerson(platform)));
});
afterAll(() => platform.close());

/** One of those who act at once: how a person joins, or that she is removed. */
interface Act {
  readonly by: 'invitation' | 'link' | 'request' | 'removal';
  readonly person: number;
}

const act: fc.Arbitrary<Act> = fc.record({
  by: fc.constantFrom('invitation', 'link', 'request', 'removal'),
  person: fc.nat({ max: ACTS_AT_ONCE - 1 }),
});
const run = fc.record({
  acts: fc.array(act, { minLength: ACTS_AT_ONCE, maxLength: ACTS_AT_ONCE }),
  membersBefore: fc.nat({ max: SEATS - 1 }),
});

/** A company without anybody but its owner and some members, with a link, an invitation and a request for every person. */
async function begin(token: string, membersBefore: number) {
  const { businessId, userId } = owner;
  const ids = people.map((person) => person.userId);
  await platform.db.admin('delete from invitation where business_id = $1', [businessId]);
  await platform.db.admin('delete from join_request where business_id = $1', [businessId]);
  await platform.db.admin('delete from membership where business_id = $1 and not is_owner', [businessId]);
  await platform.db.admin(
    `insert into membership (user_id, business_id, role_keys) select unnest($1::bigint[]), $2, '{reader}'`,
    [ids.slice(0, membersBefore), businessId],
  );
  await platform.db.admin(
    `insert into invitation_link (business_id, create_user_id, update_user_id, token_hash, role_keys, department, position,
       message, max_uses, expires_at)
     values ($1, $2, $2, $3, '{reader}', '', '', '', 200, now() + interval '1 day')`,
    [businessId, userId, tokenHashBytes(hashToken(token))],
  );
  const invitations = await platform.db.admin<{ id: string; phone: string }>(
    `insert into invitation (business_id, create_user_id, update_user_id, code, phone, name, role_keys, department,
       position, message, expire_days, expires_at)
     select $1, $2, $2, 'YQ' || app.next_id(), phone, '', '{reader}', '', '', '', 7, now() + interval '1 day'
     from account where id = any($3::bigint[]) returning id, phone`,
    [businessId, userId, ids],
  );
  const requests = await platform.db.admin<{ id: string; create_user_id: string }>(
    `insert into join_request (business_id, create_user_id, update_user_id, reason)
     select $1, person, person, '' from unnest($2::bigint[]) as person returning id, create_user_id`,
    [businessId, ids],
  );
  return { invitations, requests };
}

const caller = () =>
  ({
    ...{ kind: 'business', userId: owner.userId },
    acting: { businessId: owner.businessId, roleKeys: ['business_admin'], isOwner: true, dataScope: 1 },
    // What a handler is told of a member, as far as these acts read it.
  }) as unknown as Parameters<typeof handleJoinRequest>[1];

describe('20 who act at once', () => {
  it(`never fill more seats than there are, in ${RUNS} random interleavings`, async () => {
    const phones = await Promise.all(people.map((person) => phoneOf(platform, person)));
    for (const [number, { acts, membersBefore }] of fc.sample(run, { numRuns: RUNS, seed: SEED }).entries()) {
      const token = `seats${number}`.padEnd(43, 'x');
      const { invitations, requests } = await begin(token, membersBefore);
      const does: Record<Act['by'], (by: Transaction, person: number) => Promise<unknown>> = {
        invitation: (by, person) => {
          const found = invitations.find(({ phone }) => phone === phones[person]);
          const invitation = { id: found?.id ?? '', business_id: owner.businessId };
          const userId = parseRecordId(people[person]?.userId ?? '');
          if (userId === undefined) throw new Error('nobody');
          return acceptInvitation(by, { invitation, caller: { userId }, version: 1 });
        },
        link: (by, person) => acceptLink(by, token, people[person]?.userId ?? ''),
        request: (by, person) => {
          const found = requests.find(({ create_user_id }) => create_user_id === people[person]?.userId);
          return handleJoinRequest(by, caller(), {
            ...{ id: found?.id ?? '', version: 1, agree: 1, roleIds: ['6'], reason: '' },
          });
        },
        removal: async (by, person) => {
          await workFor(by, owner.businessId);
          await lockMembers(by, owner.businessId);
          await by
            .updateTable('membership')
            .set({ status: 3 })
            .where('business_id', '=', owner.businessId)
            .where('user_id', '=', people[person]?.userId ?? '')
            .execute();
        },
      };
      // Over connections of their own, so that all of them are really at it at once.
      const answers = await Promise.all(
        acts.map(({ by, person }) => platform.db.database.withJob((transaction) => does[by](transaction, person))),
      );
      const [{ used } = { used: -1 }] = await platform.db.admin<{ used: number }>(
        'select count(*)::int as used from membership where business_id = $1 and status <> 3',
        [owner.businessId],
      );
      const told = JSON.stringify({ number, acts, membersBefore });
      expect(used, told).toBeLessThanOrEqual(SEATS);
      const joined = acts.filter(({ by }, index) => by !== 'removal' && !(answers[index] instanceof Refusal)).length;
      if (acts.every(({ by }) => by !== 'removal')) expect(used, told).toBe(1 + membersBefore + joined);
      // Whoever was refused left nothing behind.
      const [{ left } = { left: -1 }] = await platform.db.admin<{ left: number }>(
        `select count(*)::int as left from invitation i join account a on a.phone = i.phone
         where i.business_id = $1 and i.status = 1
           and not exists (select from membership m where m.business_id = $1 and m.user_id = a.id)`,
        [owner.businessId],
      );
      expect(left, told).toBe(0);
    }
  }, 300_000);

  it('are all let in where there is room', async () => {
    const large = await addEmployer(platform, '宽席建设', 2);
    const phones = await Promise.all(people.map((person) => phoneOf(platform, person)));
    const { data } = await as(platform, large).post(`${INVITATION}/add`, { rows: phones.map((phone) => rowOf(phone)) });
    const answers = await Promise.all(
      people.map((person, index) =>
        as(platform, person).post(`${INVITATION}/accept`, { id: data.ok[index].id, version: 1 }),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(ACTS_AT_ONCE);
  });
});
