import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerSandbox } from '../ports/sandbox-channel.ts';
import { addCompany } from '../testing/inquiries.ts';
import { addMember, type TestMember } from '../testing/members.ts';
import { numbersOf } from '../testing/seeded-numbers.ts';
import { PAY_PATH, signUpsOn } from '../testing/sign-ups.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { takeAnswer } from './take-answer.ts';

/** 1,000 in the deep run, a tenth of them otherwise; the seed is said with a failure. */
const RUNS = process.env.TEST_DEEP === undefined ? 100 : 1000;
const STEPS = 8;
const DEPOSIT = 80_000_00;

let platform: TestPlatform;
let buyer: TestMember;
let tenderId = '';

const { by, placed, rowOf, pay, cancel, fieldsOf, audit } = signUpsOn(() => platform);

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '交错采购建设');
  tenderId = await placed(buyer, { depositMethods: [1], requiredQualifications: [] });
});
afterAll(() => platform.close());

/** A supplier that was let in, without its way there. */
async function enter(): Promise<TestMember> {
  const member = await addCompanyFast();
  const of = [member.businessId, member.userId, tenderId, buyer.businessId];
  await platform.db.admin(
    `with made as (
       insert into sign_up (business_id, create_user_id, update_user_id, code, tender_id, buyer_business_id, status,
         contact_name, contact_phone, authorized_person, authorized_id_card, submit_time, audit_time)
       values ($1::bigint, $2, $2, 'BM' || $1::text, $3, $4, 1, '王建国', '13800003333', '赵敏', '', now(), now())
       returning *)
     insert into deposit (business_id, create_user_id, update_user_id, tender_id, buyer_business_id, sign_up_id, amount)
     select business_id, create_user_id, create_user_id, tender_id, buyer_business_id, id, ${DEPOSIT} from made`,
    of,
  );
  return member;
}

const addCompanyFast = async () => {
  const [row] = await platform.db.admin<{ id: TestMember['businessId'] }>(
    "insert into business (name, tenant_id, kind, cert_status, vip_level) values ('交错钢材', '000000', 1, 2, 3) returning id",
  );
  if (row === undefined) throw new Error('no business was added');
  const member = await addMember(platform.db, row.id);
  await platform.db.admin("update membership set role_keys = '{business_admin}' where user_id = $1", [member.userId]);
  return member;
};

const attemptsOf = (member: TestMember) =>
  platform.db.admin<{ channel_serial: string }>(
    'select channel_serial from pay_attempt where business_id = $1 order by id',
    [member.businessId],
  );

const liveOf = async (member: TestMember) => {
  const [order] = await platform.db.admin<{ id: string; version: number }>(
    'select id, version from pay_order where business_id = $1 and status not in (4, 6) order by id desc',
    [member.businessId],
  );
  return order;
};

/** What the channel of a demonstration says, and keeps. */
const tell = (serial: string, isCharged: boolean) =>
  platform.db.database.withWorker(async (transaction) => {
    const taken = await takeAnswer(transaction, { serial, isCharged });
    await answerSandbox(transaction, { serial, channel: 'bank', amount: DEPOSIT }, isCharged);
    return taken;
  });

/** One thing that a payer, or the channel, may do at any time. */
const STEPS_OF: readonly ((member: TestMember, number: (below: number) => number) => Promise<unknown>)[] = [
  (member) => pay(member, tenderId, 1, 2),
  (member) => Promise.all([pay(member, tenderId, 1, 2), pay(member, tenderId, 1, 2)]),
  async (member) => {
    const order = await liveOf(member);
    return order && by(member).post(`${PAY_PATH}/close`, order);
  },
  // Of any attempt, the first ones too: late, and as often as it likes.
  async (member, number) => {
    const attempts = await attemptsOf(member);
    const attempt = attempts[number(Math.max(1, attempts.length))];
    const isCharged = number(3) > 0;
    return attempt && tell(attempt.channel_serial, isCharged);
  },
  async (member, number) => {
    const attempts = await attemptsOf(member);
    const attempt = attempts[number(Math.max(1, attempts.length))];
    const twice = (serial: string) => Promise.all([tell(serial, true), tell(serial, true)]);
    return attempt && twice(attempt.channel_serial);
  },
  async (member) => {
    const { status } = await rowOf(member, tenderId);
    return status === 1 ? cancel(member, tenderId) : signUpAgain(member);
  },
  () => platform.runJobs(),
];

async function signUpAgain(member: TestMember) {
  const { id, version } = await rowOf(member, tenderId);
  const again = await fieldsOf(member, tenderId, { id, version, qualificationIds: [] });
  await by(member).post('/api/rs-trade-service/ecomm/signup/submit', again);
  return audit(buyer, member, tenderId);
}

async function booksOf({ businessId }: TestMember) {
  const [books] = await platform.db.admin<Record<string, number>>(
    `select
       (select coalesce(sum(amount), 0)::float8 from ledger_entry where business_id = $1) as held,
       (select coalesce(sum(amount), 0)::float8 from pay_order where business_id = $1 and status = 2) as paid,
       (select count(*)::int from pay_order where business_id = $1 and status in (2, 5)) as standing,
       (select count(*)::int from pay_attempt where business_id = $1 and status = 1) as charges,
       (select count(*)::int from refund_order where business_id = $1) as refunds,
       (select count(*)::int from refund_order where business_id = $1 and status <> 1) as waiting,
       (select status::int from deposit where business_id = $1) as deposit,
       (select status::int from sign_up where business_id = $1) as "signUp"`,
    [businessId],
  );
  if (books === undefined) throw new Error('there are no books');
  return books;
}

it(`keeps books, deposits and sign-ups in agreement, whatever comes in whichever order (${RUNS} runs)`, {
  timeout: 600_000,
}, async () => {
  const ends = { paid: 0, returned: 0 };
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const number = numbersOf(seed);
    const member = await enter();
    for (let step = 0; step < STEPS; step += 1) {
      const [one, other] = [STEPS_OF[number(STEPS_OF.length)], STEPS_OF[number(STEPS_OF.length)]];
      // Half of the time two things at once.
      const results = await Promise.all([one?.(member, number), number(2) === 0 ? other?.(member, number) : null]);
      expect(JSON.stringify(results), `seed ${seed}`).not.toContain('"code":500');
    }
    await platform.runJobs();
    const { held, paid, standing, charges, refunds, waiting, deposit, signUp } = await booksOf(member);
    expect({ held, standing: (standing ?? 2) <= 1, charges, waiting }, `seed ${seed}`).toEqual({
      // What the platform holds is what was paid and stands; every other charge has gone back.
      ...{ held: paid, standing: true, charges: (refunds ?? 0) + (paid === 0 ? 0 : 1), waiting: 0 },
    });
    expect([deposit === 2, paid === DEPOSIT], `seed ${seed}`).toEqual(
      signUp === 1 ? [paid === DEPOSIT, deposit === 2] : [false, false],
    );
    ends.paid += paid === 0 ? 0 : 1;
    ends.returned += refunds ?? 0;
  }
  // The walks go everywhere.
  expect(Math.min(ends.paid, ends.returned)).toBeGreaterThan(RUNS / 10);
});
