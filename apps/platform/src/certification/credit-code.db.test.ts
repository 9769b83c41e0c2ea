import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addApplicant,
  certify,
  companyForm,
  decideForm,
  newCode,
  placeApplication,
} from '../testing/certifications.ts';
import { addBusiness, addMember, type TestMember } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { licenceJob } from './licence-jobs.ts';

// One company a credit code, whatever comes at once: 1,000 runs of 20 acts in `test:deep`, some in `test`.
const RUNS = process.env.TEST_DEEP === '1' ? 1000 : 20;
const ACTS = 20;
const SEED = 20_261_126;
const NAMES = ['approve', 'approve', 'approve', 'reject', 'withdraw', 'revoke', 'licence'] as const;
type Name = (typeof NAMES)[number];
/** Of a new company, of another new one, of a claim, of a second one, and of the company that has the code. */
const APPLICANTS = 5;

let platform: TestPlatform;
let operatorToken = '';
let applicants: TestMember[] = [];
let form: Record<string, unknown> = {};
/** Of all runs: a storm in which nothing was refused, or nothing done, has shown nothing. */
const codes = new Map<string, number>();

beforeAll(async () => {
  platform = await createTestPlatform();
  operatorToken = (await addOperator(platform.db)).token;
  applicants = [];
  for (let at = 1; at < APPLICANTS; at += 1) applicants.push(await addApplicant(platform));
  form = await companyForm(platform, await addApplicant(platform));
});
afterAll(async () => {
  await platform.close();
  for (const done of ['approve 200', 'approve 422', 'reject 200', 'withdraw 200', 'revoke 200', 'revoke 404'])
    expect(codes.get(done) ?? 0, done).toBeGreaterThan(0);
});

const STARTS_CERTIFIED = 'update business set cert_status = 2 where id = $1';

/** A company in force by the code, whose licence has ended and whose job has not come, a change of it, and four others. */
async function begin(creditCode: string) {
  await platform.db.admin(`delete from corporate_certification where status in (0, 1, 3)`);
  const holder = await addMember(platform.db, await addBusiness(platform.db, '先到建设'));
  await platform.db.admin(`update membership set role_keys = '{business_admin}', is_owner = true where user_id = $1`, [
    holder.userId,
  ]);
  await platform.db.admin(STARTS_CERTIFIED, [holder.businessId]);
  const placed = (who: TestMember, fields: object, status = 1) =>
    placeApplication(platform, 'corporate', who, {
      ...{ status, form: { ...form, ...fields, creditCode }, licenceEnd: '2026-01-01' },
    });
  await placed(holder, {}, 2);
  const sent = [{ who: holder, id: await placed(holder, {}) }];
  for (const [at, who] of applicants.entries()) sent.push({ who, id: await placed(who, { isClaim: at % 2 }) });
  return sent;
}

async function perform(name: Name, { who, id }: { who: TestMember; id: string }, creditCode: string): Promise<number> {
  if (name === 'licence') {
    await platform.db.database.withWorker((transaction) =>
      licenceJob.run(transaction, { id: '1', key: 'every', payload: null }),
    );
    return 200;
  }
  if (name === 'withdraw') return (await certify(platform, who, 'corporate/withdraw', { id, version: 1 })).code;
  if (name === 'approve') return (await decideForm(platform, operatorToken, 'corporate', id)).code;
  if (name === 'reject')
    return (await decideForm(platform, operatorToken, 'corporate', id, { agree: 0, reason: '资料不清晰' })).code;
  const [company] = await platform.db.admin<{ business_id: string }>(
    'select business_id from corporate_certification where credit_code = $1 and status = 2',
    [creditCode],
  );
  const body = { businessId: company?.business_id ?? '1', reason: '资料造假' };
  return (await platform.post('/api/rs-ops-service/certification/revoke', body, { tokens: { operatorToken } })).code;
}

it(`a credit code certifies one company, in ${RUNS} random interleavings of ${ACTS} acts`, {
  timeout: 3_600_000,
}, async () => {
  const act = fc.record({ name: fc.constantFrom(...NAMES), on: fc.nat({ max: APPLICANTS - 1 }) });
  const runs = fc.sample(fc.array(act, { minLength: ACTS, maxLength: ACTS }), { numRuns: RUNS, seed: SEED });
  for (const [number, acts] of runs.entries()) {
    const told = JSON.stringify({ number, acts });
    const code = newCode();
    const sent = await begin(code);
    const answers = await Promise.all(
      acts.map(async ({ name, on }) => {
        const one = sent[on];
        if (one === undefined) throw new Error('nobody');
        const answer = await perform(name, one, code);
        codes.set(`${name} ${answer}`, (codes.get(`${name} ${answer}`) ?? 0) + 1);
        return [name, answer] as const;
      }),
    );
    // Whoever takes back what is decided meanwhile sees another version.
    for (const [name, answer] of answers)
      expect(name === 'withdraw' ? [200, 404, 409, 422] : [200, 404, 422], `${name} of ${told}`).toContain(answer);
    const companies = await platform.db.admin<{ cert_status: number; in_force: number; owners: number }>(
      `select b.cert_status,
         (select count(*)::int from corporate_certification c where c.business_id = b.id and c.status = 2) as in_force,
         (select count(*)::int from membership m where m.business_id = b.id and m.is_owner and m.status = 1) as owners
       from business b where b.kind <> 0
         and exists (select from corporate_certification c where c.business_id = b.id and c.credit_code = $1)`,
      [code],
    );
    expect(companies.filter(({ cert_status }) => cert_status === 2).length, told).toBeLessThanOrEqual(1);
    for (const { cert_status, in_force, owners } of companies) {
      expect(in_force, told).toBe(cert_status === 2 ? 1 : 0);
      expect(owners, told).toBe(1);
    }
  }
});
