import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken, knownRecordId, tokenHashBytes } from '../db/context.ts';
import { acceptLink } from '../invitation/follow-link.ts';
import {
  actingFor,
  addApplicant,
  addCertified,
  addPicture,
  CERTIFICATION,
  certify,
  citizenId,
  companyForm,
  decideForm,
  handInForm,
  newCode,
} from '../testing/certifications.ts';
import { addMember, type TestMember, tokensOf } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const SEATS = 5;
const ROUNDS = process.env.TEST_DEEP === '1' ? 50 : 5;

let platform: TestPlatform;
let operatorToken = '';

beforeAll(async () => {
  platform = await createTestPlatform();
  operatorToken = (await addOperator(platform.db)).token;
});
afterAll(() => platform.close());

const certified = (fields: object = {}) => addCertified(platform, operatorToken, fields);
const decide = (id: string) => decideForm(platform, operatorToken, 'corporate', id);
const claimForm = async (who: TestMember, creditCode: string) => ({
  ...(await companyForm(platform, who, { creditCode, isClaim: 1, businessName: '长春认领建设有限公司' })),
  authorizationLetter: [await addPicture(platform, who)],
});
const noticesOf = async ({ userId }: TestMember) =>
  (
    await platform.db.admin<{ content: string }>('select content from notice where user_id = $1 order by id', [userId])
  ).map(({ content }) => content);

async function membershipOf(businessId: string, { userId }: TestMember) {
  const [row] = await platform.db.admin(
    'select role_keys, is_owner, status, update_user_id from membership where business_id = $1 and user_id = $2',
    [businessId, userId],
  );
  return row;
}

/** A colleague with every permission of the administrator, who is not the administrator. */
async function addDeputy(businessId: string): Promise<TestMember> {
  const deputy = await addMember(platform.db, knownRecordId(businessId));
  await platform.db.admin(`update membership set role_keys = '{business_admin}' where user_id = $1`, [deputy.userId]);
  return deputy;
}

async function fillSeats(businessId: string, upTo: number): Promise<void> {
  const [{ used } = { used: 0 }] = await platform.db.admin<{ used: number }>(
    'select count(*)::int as used from membership where business_id = $1 and status <> 3',
    [businessId],
  );
  for (let seat = used; seat < upTo; seat += 1) await addMember(platform.db, knownRecordId(businessId));
}

const seatsOf = async (businessId: string) =>
  (
    await platform.db.admin<{ used: number; owners: number }>(
      `select count(*)::int as used, count(*) filter (where is_owner and status = 1)::int as owners
       from membership where business_id = $1 and status <> 3`,
      [businessId],
    )
  )[0];

describe('a claim that nobody looks at', () => {
  const REPRESENTATIVE = { legalName: '王建国', legalPhone: '13560000077' };

  /** Has a claim judged as a demonstration judges it. */
  async function judged(over: object): Promise<{ readonly status: unknown; readonly owner: unknown }> {
    const { code, id } = await certified({ ...REPRESENTATIVE, businessName: '长春认领建设有限公司' });
    const claimant = await addApplicant(platform);
    const form = { ...(await claimForm(claimant, code)), ...REPRESENTATIVE, ...over };
    const sent = await handInForm(platform, claimant, 'corporate', form);
    expect(sent).toMatchObject({ code: 200 });
    // As if it had waited for its delay.
    await platform.db.admin(`update job set run_at = now() where kind = 'review.decide'`);
    await platform.db.admin(`update review set submitted_at = submitted_at - interval '5 minutes' where biz_id = $1`, [
      sent.data.id,
    ]);
    await platform.runJobs();
    const [row] = await platform.db.admin<{ status: number; reason: string }>(
      'select status, reason from corporate_certification where id = $1',
      [sent.data.id],
    );
    return { status: row, owner: (await membershipOf(id, claimant))?.is_owner ?? false };
  }

  it.each([
    ['name', { legalName: '赵铁柱' }],
    ['phone', { legalPhone: '13560000078' }],
    ['number', { legalIdCard: citizenId(77) }],
  ])('takes no company over for a representative of another %s', async (_what, other) => {
    expect(await judged(other)).toEqual({
      status: { status: 3, reason: '认领申请的法定代表人信息与该企业的认证信息不一致，请联系平台客服人工审核' },
      owner: false,
    });
  });

  it('takes it over for the representative who had it certified', async () => {
    expect(await judged({})).toEqual({ status: { status: 2, reason: '' }, owner: true });
  });
});

describe('a claim', () => {
  it('takes the company over: its administrator is told before and after, and keeps no permission of hers', async () => {
    const { who: before, code, id } = await certified({ businessName: '长春认领建设有限公司' });
    const claimant = await addApplicant(platform);
    const form = await claimForm(claimant, code);
    expect(await handInForm(platform, claimant, 'corporate', { ...form, authorizationLetter: [] })).toMatchObject({
      code: 400,
      msg: '请上传加盖公章的授权委托书',
    });
    const { application } = (await platform.get(`${CERTIFICATION}/corporate/detail`, tokensOf(claimant))).data;
    const seen = { id: application.id, version: application.version, legalPhone: '13560000001' };
    const sent = await handInForm(platform, claimant, 'corporate', { ...form, ...seen });
    expect(sent).toMatchObject({ code: 200 });
    await platform.db.admin(`update job set run_at = now() + interval '1 day' where kind = 'review.decide'`);
    await platform.runJobs();
    expect((await noticesOf(before)).at(-1)).toContain('有用户申请认领“长春认领建设有限公司”');
    expect(await decide(sent.data.id)).toMatchObject({ code: 200 });
    const by = { update_user_id: claimant.userId };
    expect(await membershipOf(id, claimant)).toEqual({
      role_keys: ['business_admin'],
      is_owner: true,
      status: 1,
      ...by,
    });
    expect(await membershipOf(id, before)).toEqual({ role_keys: ['reader'], is_owner: false, status: 1, ...by });
    // As the call sees it, and not only the row.
    expect(await certify(platform, before, 'corporate/save', { businessName: '长春别的公司' })).toMatchObject({
      code: 403,
    });
    expect((await noticesOf(before)).at(-1)).toContain('企业管理员已变更');
    const rows = await platform.db.admin(
      'select status from corporate_certification where business_id = $1 order by id',
      [id],
    );
    expect(rows).toEqual([{ status: 4 }, { status: 2 }]);
  });

  it.each(['a draft', 'a pending change', 'a rejected one'])('ends %s of the company it takes over', async (what) => {
    const { who: before, code, id } = await certified();
    const change = await companyForm(platform, before, { creditCode: code, businessName: '长春改名建设有限公司' });
    const saved =
      what === 'a draft'
        ? await certify(platform, before, 'corporate/save', change)
        : await handInForm(platform, before, 'corporate', change);
    const open: string = saved.data.id;
    if (what === 'a rejected one') {
      await decideForm(platform, operatorToken, 'corporate', open, { agree: 0, reason: '资料不清晰' });
    }
    const claimant = await addApplicant(platform);
    const sent = await handInForm(platform, claimant, 'corporate', await claimForm(claimant, code));
    expect(await decide(sent.data.id)).toMatchObject({ code: 200 });
    const [row] = await platform.db.admin('select status, reason from corporate_certification where id = $1', [open]);
    expect(row).toEqual({ status: 4, reason: '企业已被认领' });
    const owner = await actingFor(platform, claimant, knownRecordId(id));
    expect((await platform.get(`${CERTIFICATION}/corporate/detail`, tokensOf(owner))).data).toMatchObject({
      ...{ application: null, inForce: { id: sent.data.id } },
    });
    // Nobody decides it any more, and nothing keeps the new administrator from a change of her own.
    expect((await decide(open)).code).not.toBe(200);
    expect(await certify(platform, owner, 'corporate/save', { creditCode: code })).toMatchObject({ code: 200 });
  });

  it('is decided with a change of the same company at once, neither waiting for the other', async () => {
    const { who: before, code, id } = await certified();
    const form = await companyForm(platform, before, { creditCode: code });
    const change = await handInForm(platform, before, 'corporate', form);
    const claimant = await addApplicant(platform);
    const claim = await handInForm(platform, claimant, 'corporate', await claimForm(claimant, code));
    const decided = await Promise.all([decide(claim.data.id), decide(change.data.id)]);
    for (const { code: answer } of decided) expect([200, 422]).toContain(answer);
    expect(decided[0]?.code).toBe(200);
    expect(await membershipOf(id, claimant)).toMatchObject({ is_owner: true });
    const rows = await platform.db.admin(
      'select status from corporate_certification where business_id = $1 and status <> 4',
      [id],
    );
    expect(rows).toEqual([{ status: 2 }]);
  });

  it('of whose account the platform has disabled meanwhile gives the company no administrator who cannot come in', async () => {
    const { who: before, code, id } = await certified();
    const claimant = await addApplicant(platform);
    const sent = await handInForm(platform, claimant, 'corporate', await claimForm(claimant, code));
    await platform.db.admin('update account set disabled_at = now() where id = $1', [claimant.userId]);
    expect(await decide(sent.data.id)).toMatchObject({ code: 422, msg: '提交人的账号已停用，不能通过企业认证' });
    expect(await membershipOf(id, before)).toMatchObject({ is_owner: true });
  });

  it('is refused of a code that is one’s own, or nobody’s', async () => {
    const { who, code } = await certified();
    const saved = (asked: TestMember, creditCode: string) =>
      certify(platform, asked, 'corporate/save', { creditCode, isClaim: 1 });
    const refused = {
      code: 400,
      data: { fieldErrors: [{ field: 'isClaim', message: '该企业未被其他用户认证，无需认领' }] },
    };
    expect(await saved(who, code)).toMatchObject(refused);
    expect(await saved(await addApplicant(platform), newCode())).toMatchObject(refused);
    expect(await saved(await addApplicant(platform), code)).toMatchObject({ code: 200 });
  });

  it('of her own company by a colleague leaves its administrator hers, whatever the row says', async () => {
    const { who, code, id } = await certified();
    const deputy = await addDeputy(id);
    const form = { ...(await claimForm(deputy, code)), isClaim: 0, legalIdCard: '' };
    const sent = await handInForm(platform, deputy, 'corporate', form);
    expect(sent).toMatchObject({ code: 200 });
    await platform.db.admin('update corporate_certification set is_claim = true where id = $1', [sent.data.id]);
    expect(await decide(sent.data.id)).toMatchObject({ code: 200 });
    expect(await membershipOf(id, who)).toMatchObject({ role_keys: ['business_admin'], is_owner: true });
    expect(await membershipOf(id, deputy)).toMatchObject({ is_owner: false });
    expect(await noticesOf(who)).not.toContainEqual(expect.stringContaining('企业管理员已变更'));
  });

  it('of a company without a seat is not approved, but for who has one', async () => {
    const { code, id } = await certified();
    const colleague = await addMember(platform.db, knownRecordId(id));
    await fillSeats(id, SEATS);
    const stranger = await addApplicant(platform);
    const sent = await handInForm(platform, stranger, 'corporate', await claimForm(stranger, code));
    expect(await decide(sent.data.id)).toMatchObject({ code: 422, msg: '该企业成员数已达上限，暂不能通过认领申请' });
    expect(await seatsOf(id)).toEqual({ used: SEATS, owners: 1 });
    // She acts for the business that she started with.
    const own = await addApplicant(platform);
    const herself = await actingFor(platform, colleague, own.businessId);
    await platform.db.admin(
      `insert into membership (user_id, business_id, role_keys) values ($1, $2, '{business_admin}')`,
      [herself.userId, own.businessId],
    );
    const hers = await handInForm(platform, herself, 'corporate', await claimForm(herself, code));
    expect(await decide(hers.data.id)).toMatchObject({ code: 200 });
    expect(await membershipOf(id, herself)).toMatchObject({ role_keys: ['business_admin'], is_owner: true });
    expect(await seatsOf(id)).toEqual({ used: SEATS, owners: 1 });
  });

  it('never fills more seats than there are, with those who join meanwhile', { timeout: 300_000 }, async () => {
    let approved = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { who, code, id } = await certified();
      await fillSeats(id, SEATS - 1);
      const token = `claim${round}`.padEnd(43, 'x');
      await platform.db.admin(
        `insert into invitation_link (business_id, create_user_id, update_user_id, token_hash, role_keys, department,
           position, message, max_uses, expires_at)
         values ($1, $2, $2, $3, '{reader}', '', '', '', 200, now() + interval '1 day')`,
        [id, who.userId, tokenHashBytes(hashToken(token))],
      );
      const people = await Promise.all([0, 1, 2, 3].map(() => addApplicant(platform)));
      const claims: string[] = [];
      for (const person of people.slice(0, 2)) {
        const sent = await handInForm(platform, person, 'corporate', await claimForm(person, code));
        claims.push(sent.data.id);
      }
      const [decided] = await Promise.all([
        Promise.all(claims.map(decide)),
        ...people.map(({ userId }) =>
          platform.db.database.withJob((transaction) => acceptLink(transaction, token, userId)),
        ),
      ]);
      for (const { code: answer } of decided) expect([200, 422]).toContain(answer);
      approved += decided.filter(({ code: answer }) => answer === 200).length;
      expect(await seatsOf(id)).toEqual({ used: SEATS, owners: 1 });
    }
    expect(approved).toBeGreaterThan(0);
  });
});
