import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeMember } from '../business-member/change-members.ts';
import { hashToken, parseRecordId, tokenHashBytes } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { handleJoinRequest } from '../join-request/join-requests.ts';
import { addEmployer, addPerson, as, INVITATION, phoneOf, rowOf } from '../testing/invitations.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { acceptInvitation } from './answer-invitation.ts';
import { acceptLink } from './follow-link.ts';

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

/** One of those who act at once: how a person joins, or that she is removed; who says yes to her request. */
interface Act {
  readonly by: 'invitation' | 'link' | 'request' | 'removal';
  readonly person: number;
  /** The administrator, where it is nobody. */
  readonly handler: number | null;
}

const act: fc.Arbitrary<Act> = fc.record({
  by: fc.constantFrom('invitation', 'link', 'request', 'removal'),
  person: fc.nat({ max: ACTS_AT_ONCE - 1 }),
  handler: fc.option(fc.nat({ max: SEATS })),
});
const run = fc.record({
  acts: fc.array(act, { minLength: ACTS_AT_ONCE, maxLength: ACTS_AT_ONCE }),
  membersBefore: fc.nat({ max: SEATS - 1 }),
  invited: fc.nat({ max: SEATS - 1 }),
});

/**
 * A company without anybody but its owner and some members, with a link, a request for every person, and invitations for the
 * last ones, as many as there are seats for.
 */
async function begin(token: string, membersBefore: number, invited: number) {
  const { businessId, userId } = owner;
  const ids = people.map((person) => person.userId);
  await platform.db.admin('delete from invitation where business_id = $1', [businessId]);
  await platform.db.admin('delete from join_request where business_id = $1', [businessId]);
  await platform.db.admin('delete from membership where business_id = $1 and not is_owner', [businessId]);
  await platform.db.admin(
    `insert into membership (user_id, business_id, role_keys) select unnest($1::bigint[]), $2, '{business_admin}'`,
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
    [businessId, userId, invited === 0 ? [] : ids.slice(-invited)],
  );
  const requests = await platform.db.admin<{ id: string; create_user_id: string }>(
    `insert into join_request (business_id, create_user_id, update_user_id, reason)
     select $1, person, person, '' from unnest($2::bigint[]) as person returning id, create_user_id`,
    [businessId, ids],
  );
  return { invitations, requests };
}

/** Whoever the gate has let in as an administrator: what became of her since is for the acts to see. */
const caller = (userId: string = owner.userId) =>
  ({
    ...{ kind: 'business', userId },
    acting: { businessId: owner.businessId, roleKeys: ['business_admin'], isOwner: true, dataScope: 1 },
    // What a handler is told of a member, as far as these acts read it.
  }) as unknown as Parameters<typeof handleJoinRequest>[1];
const sessions = {
  forget: () => {},
  // Nothing else of the sessions is asked.
} as unknown as Parameters<typeof removeMember>[0]['sessions'];

const joins = (by: Act['by']) => by !== 'removal';
const isSeatless = (answer: unknown) => answer instanceof Refusal && answer.kind === 'quotaUsedUp';
const outcomeOf = (answer: unknown) => (answer instanceof Refusal ? 'refused' : 'done');
/** Of all runs: acts that were all done, or all refused, have shown nothing. */
const outcomes = new Set<string>();

describe('20 who act at once', () => {
  it(`never fill more seats than there are, in ${RUNS} random interleavings`, async () => {
    const phones = await Promise.all(people.map((person) => phoneOf(platform, person)));
    for (const [number, { acts, membersBefore, ...drawn }] of fc.sample(run, { numRuns: RUNS, seed: SEED }).entries()) {
      const token = `seats${number}`.padEnd(43, 'x');
      const invited = Math.min(drawn.invited, SEATS - 1 - membersBefore);
      const { invitations, requests } = await begin(token, membersBefore, invited);
      const does: Record<Act['by'], (by: Transaction, person: number, handler: number | null) => Promise<unknown>> = {
        invitation: (by, person) => {
          const found = invitations.find(({ phone }) => phone === phones[person]);
          const invitation = { id: found?.id ?? '', business_id: owner.businessId };
          const userId = parseRecordId(people[person]?.userId ?? '');
          if (userId === undefined) throw new Error('nobody');
          return acceptInvitation(by, { invitation, caller: { userId }, version: 1 });
        },
        link: (by, person) => acceptLink(by, token, people[person]?.userId ?? ''),
        request: (by, person, handler) => {
          const found = requests.find(({ create_user_id }) => create_user_id === people[person]?.userId);
          const handles = handler === null ? owner : people[handler];
          return handleJoinRequest(by, caller(handles?.userId), {
            ...{ id: found?.id ?? '', version: 1, agree: 1, roleIds: ['6'], reason: '' },
          });
        },
        // As the product does, over a connection of its own beside the one that waits for it.
        removal: (_by, person) =>
          removeMember({ database: platform.db.database, sessions }, caller(), {
            ...{ id: people[person]?.userId ?? '', version: 1 },
          }),
      };
      // Over connections of their own, so that all of them are really at it at once.
      const answers = await Promise.all(
        acts.map(({ by, person, handler }) =>
          platform.db.database.withJob((transaction) => does[by](transaction, person, handler)),
        ),
      );
      const [{ used } = { used: -1 }] = await platform.db.admin<{ used: number }>(
        'select count(*)::int as used from membership where business_id = $1 and status <> 3',
        [owner.businessId],
      );
      const told = JSON.stringify({ number, acts, membersBefore, invited });
      // Whoever was invited finds her seat, whatever the others do.
      const isPromised = ({ by, person }: Act) =>
        by === 'invitation' || (by === 'link' && person >= people.length - invited);
      expect(
        acts.filter((one, index) => isPromised(one) && isSeatless(answers[index])),
        told,
      ).toEqual([]);
      expect(used, told).toBeLessThanOrEqual(SEATS);
      const joined = acts.filter(({ by }, index) => joins(by) && !(answers[index] instanceof Refusal)).length;
      if (acts.every(({ by }) => by !== 'removal')) expect(used, told).toBe(1 + membersBefore + joined);
      // Whoever was refused left nothing behind.
      const [{ left } = { left: -1 }] = await platform.db.admin<{ left: number }>(
        `select count(*)::int as left from invitation i join account a on a.phone = i.phone
         where i.business_id = $1 and i.status = 1
           and not exists (select from membership m where m.business_id = $1 and m.user_id = a.id)`,
        [owner.businessId],
      );
      expect(left, told).toBe(0);
      // Nobody says yes who is no member, or no more.
      const [{ strange } = { strange: -1 }] = await platform.db.admin<{ strange: number }>(
        `select count(*)::int as strange from join_request j
         where j.business_id = $1 and j.status = 1 and not exists (
           select from membership m where m.business_id = $1 and m.user_id = j.handle_user_id
             and (m.status = 1 or m.updated_at >= j.handle_time))`,
        [owner.businessId],
      );
      expect(strange, told).toBe(0);
      for (const [index, { by, handler }] of acts.entries())
        outcomes.add(`${outcomeOf(answers[index])} ${by}${by === 'request' && handler !== null ? ' of a member' : ''}`);
    }
    expect([...outcomes].toSorted()).toEqual(
      ['invitation', 'link', 'removal', 'request', 'request of a member']
        .flatMap((act) => [`done ${act}`, `refused ${act}`])
        .toSorted(),
    );
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
