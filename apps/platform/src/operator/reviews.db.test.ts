import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewDue } from '../review/automatic-reviews.ts';
import { addBusiness, addMember, type TestMember } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const CERTIFICATION = '/api/rs-member-service/ecomm/certification';
const REVIEW = '/api/rs-ops-service/review';
const MATERIAL_PAGE = '/user/standard-certification/uploadImageOrVideo';
const NOTICES = '/api/rs-cms-service/new-center-notice/list?noticeType=2';

let platform: TestPlatform;
let operatorToken: string;

beforeAll(async () => {
  platform = await createTestPlatform();
  operatorToken = (await addOperator(platform.db, '孙理')).token;
});
afterAll(() => platform.close());

const tokens = (who: TestMember) => ({
  jianzhuToken: who.platformToken,
  token: who.accessToken,
  businessId: who.businessId,
});

/** A company with an administrator and, unless told otherwise, a saved licence. */
async function addApplicant(name: string, fileName = '营业执照.pdf', hasLicence = true): Promise<TestMember> {
  const businessId = await addBusiness(platform.db, name);
  const member = await addMember(platform.db, businessId);
  await platform.db.admin(`update membership set role_keys = '{business_admin}' where user_id = $1`, [member.userId]);
  if (hasLicence) {
    await platform.db.admin(
      `insert into attachment (business_id, file_name, file_ext, file_size, file_md5, bucket, object_key, owner_id,
         owner_type, create_user_id, create_user_name, confirm_time)
       values ($1, $2, 'pdf', 3, '900150983cd24fb0d6963f7d28e17f72', 'jianzhu', 'tenant/' || $4, $1,
         'certification_licence', $3, '测试', now())`,
      [businessId, fileName, member.userId, String(businessId)],
    );
  }
  return member;
}
const stateOf = async (who: TestMember) => (await platform.get(`${CERTIFICATION}/review`, tokens(who))).data;
const act = async (who: TestMember, action: 'submit' | 'withdraw') => {
  const { version } = await stateOf(who);
  return platform.post(`${CERTIFICATION}/${action}`, { version }, { tokens: tokens(who) });
};
const handle = (who: TestMember, agree: 0 | 1, reason?: string) =>
  platform.post(
    `${REVIEW}/handle`,
    { bizType: 'certification', bizId: who.businessId, agree, ...(reason !== undefined && { reason }) },
    { tokens: { operatorToken } },
  );
const noticesOf = async (who: TestMember) => {
  const { data } = await platform.get(NOTICES, tokens(who));
  return data.records.map(({ title, content, jumpUrl }: Record<string, string>) => [title, content, jumpUrl]);
};
const certStatusOf = async (who: TestMember) => {
  const [row] = await platform.db.admin('select cert_status from business where id = $1', [who.businessId]);
  return row?.cert_status;
};

describe('the review of a certification', () => {
  it('needs the licence and the permission', async () => {
    const applicant = await addApplicant('砚北建设', '', false);
    expect(await stateOf(applicant)).toEqual({
      ...{ status: 0, reason: '', code: '', submitTime: '', decideTime: '', version: 0 },
      allowedActions: ['submit'],
    });
    expect(await act(applicant, 'submit')).toMatchObject({ code: 400, msg: '请上传营业执照' });
    const other = await addApplicant('衡砺钢材');
    await platform.db.admin(`update membership set role_keys = '{reader}' where user_id = $1`, [other.userId]);
    expect(await act(other, 'submit')).toMatchObject({ code: 403 });
  });

  it('waits in the queue, where an operator sees its files, and is approved with a notice', async () => {
    const applicant = await addApplicant('长白建工');
    const submitted = await act(applicant, 'submit');
    expect(submitted.data).toMatchObject({
      status: 1,
      allowedActions: ['withdraw'],
      code: expect.stringMatching(/^AQ\d{13}$/),
    });

    const queue = await platform.get(`${REVIEW}/list?bizType=certification&status=1`, { operatorToken });
    expect(queue.data.records).toMatchObject([
      { bizId: applicant.businessId, businessName: '长白建工', bizTypeName: '认证材料', statusName: '审核中' },
    ]);
    const shown = await platform.get(`${REVIEW}/detail?bizType=certification&bizId=${applicant.businessId}`, {
      operatorToken,
    });
    expect(shown.data).toMatchObject({
      fields: [{ label: '企业名称', value: '长白建工' }],
      files: [{ label: '营业执照', fileName: '营业执照.pdf', fileSize: 3, url: expect.stringMatching(/^http/) }],
      allowedActions: ['approve', 'reject'],
    });

    for (const _ of ['once', 'again']) {
      expect((await handle(applicant, 1)).data).toEqual({ status: 2, statusName: '审核通过' });
    }
    expect(await handle(applicant, 0, '资料不全')).toMatchObject({ code: 422 });
    expect(await stateOf(applicant)).toMatchObject({ status: 2, reason: '', allowedActions: ['submit'] });
    expect(await certStatusOf(applicant)).toBe(2);
    expect(await noticesOf(applicant)).toEqual([['认证结果', '您的企业认证已通过', MATERIAL_PAGE]]);
    const decided = await platform.get(`${REVIEW}/list?status=2`, { operatorToken });
    expect(decided.data.records).toMatchObject([{ operatorName: '孙理' }]);
    const events = await platform.db.admin(
      `select act, operator_name, business_id, host(address) as address from audit_event
       where act like 'operator.%eview' order by id`,
    );
    const event = { operator_name: '孙理', business_id: applicant.businessId, address: '127.0.0.1' };
    expect(events).toEqual([
      { act: 'operator.review', ...event },
      { act: 'operator.handleReview', ...event },
    ]);
  });

  it('is rejected with a reason, which the owner reads and answers by submitting again', async () => {
    const applicant = await addApplicant('松江劳务');
    await act(applicant, 'submit');
    for (const reason of [undefined, ' ', '缺']) {
      expect(await handle(applicant, 0, reason)).toMatchObject({ code: 400, msg: '驳回原因不能少于2个字' });
    }
    expect(await handle(applicant, 0, '长'.repeat(201))).toMatchObject({ code: 400, msg: '驳回原因不能超过200个字' });
    expect(await handle(applicant, 0, '印章不清')).toMatchObject({ code: 200, data: { status: 3 } });
    expect(await stateOf(applicant)).toMatchObject({ status: 3, reason: '印章不清', allowedActions: ['submit'] });
    expect(await noticesOf(applicant)).toMatchObject([
      ['认证结果', '您的企业认证未通过，原因：印章不清', MATERIAL_PAGE],
    ]);
    expect(await certStatusOf(applicant)).toBe(3);
    const { code } = await stateOf(applicant);
    expect((await act(applicant, 'submit')).data).toMatchObject({ status: 1, reason: '', code });
  });

  it('keeps the files as they are while it lasts; other files than the approved ones are reviewed anew', async () => {
    const applicant = await addApplicant('图们市政');
    const files = await platform.get(
      `/api/jianzhu-management/oa-common-attachment/list/business?businessId=${applicant.businessId}&businessType=certification_licence`,
      tokens(applicant),
    );
    const id: string = files.data[0].id;
    const save = (modifyStatus: 0 | 3) =>
      platform.post(
        `${CERTIFICATION}/material/save`,
        { materials: [{ kind: 'licence', id, modifyStatus }] },
        { tokens: tokens(applicant) },
      );
    await act(applicant, 'submit');
    expect(await save(3)).toMatchObject({ code: 422, msg: '资料审核中，如需修改请先撤回审核' });
    expect((await act(applicant, 'withdraw')).data).toMatchObject({ status: 0, allowedActions: ['submit'] });
    expect(await handle(applicant, 1)).toMatchObject({ code: 422 });
    await act(applicant, 'submit');
    await handle(applicant, 1);
    expect(await save(0)).toMatchObject({ code: 200 });
    expect(await stateOf(applicant)).toMatchObject({ status: 2 });
    expect(await save(3)).toMatchObject({ code: 200 });
    expect(await stateOf(applicant)).toMatchObject({ status: 1 });
    expect(await certStatusOf(applicant)).toBe(2);
  });

  it('refuses a member who has not seen the last change, and two at once but one', async () => {
    const applicant = await addApplicant('辽源装饰');
    const twice = await Promise.all(
      [0, 0].map((version) => platform.post(`${CERTIFICATION}/submit`, { version }, { tokens: tokens(applicant) })),
    );
    expect(twice.map(({ code }) => code).sort()).toEqual([200, 409]);
  });

  it('can be decided by nobody through a request of the business, whatever SQL it runs', async () => {
    const applicant = await addApplicant('四平门窗');
    await act(applicant, 'submit');
    await expect(
      platform.db.database.withSession(applicant.context, (transaction) =>
        transaction.updateTable('review').set({ status: 2 }).where('biz_id', '=', applicant.businessId).execute(),
      ),
    ).rejects.toThrow('row-level security');
    await handle(applicant, 1);
  });
});

describe('the automatic review of a demonstration', () => {
  it('decides after a minute, rejecting what asks for it', async () => {
    const [good, bad, fresh] = [
      await addApplicant('白山混凝土'),
      await addApplicant('通化租赁', '驳回测试.pdf'),
      await addApplicant('延边检测'),
    ];
    for (const who of [good, bad, fresh]) await act(who, 'submit');
    await platform.db.admin(
      `update review set submitted_at = now() - interval '61 seconds' where business_id = any($1)`,
      [[good.businessId, bad.businessId]],
    );
    await reviewDue(platform.db.database);
    expect(await stateOf(good)).toMatchObject({ status: 2 });
    expect(await stateOf(bad)).toMatchObject({ status: 3, reason: '资料不清晰，请重新上传' });
    expect(await stateOf(fresh)).toMatchObject({ status: 1 });
    const events = await platform.db.admin(`select actor_kind from audit_event where act = 'review.decide'`);
    expect(events).toEqual([{ actor_kind: 'system' }, { actor_kind: 'system' }]);
  });
});
