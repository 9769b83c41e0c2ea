import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockText } from '../db/lock-text.ts';
import { CARDS_PATH, newCardNumber } from '../testing/bank-cards.ts';
import { CERTIFICATION, certify, companyForm, newCode, placeApplication } from '../testing/certifications.ts';
import { addEmployer, as } from '../testing/invitations.ts';
import { addMember, type TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { addUploadedFile } from '../testing/uploaded-file.ts';

const QUALIFICATION = '/api/rs-member-service/ecomm/qualification';

let platform: TestPlatform;
let owner: TestMember;
/** Has every right of the company until it is taken from her. */
let deputy: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  owner = await addEmployer(platform, '夺证建设', 3);
  deputy = await addMember(platform.db, owner.businessId);
  await platform.db.admin(`update membership set role_keys = '{business_admin}' where user_id = $1`, [deputy.userId]);
});

const post = (path: string, body: object) => as(platform, deputy).post(path, body);
const certificate = async () => ({
  ...{ series: 1, categoryCode: '101', grade: '二级', certNo: 'D222000009', issueOrg: '吉林省住房和城乡建设厅' },
  ...{ issueDate: '2024-05-01', isLongTerm: 0, expireDate: '2099-05-01', scope: '', isShow: 1, video: [] },
  images: [await addUploadedFile(platform, deputy, '证书.pdf')],
});

interface Waiting {
  /** That the act waits for. */
  readonly lock: string;
  readonly run: () => ReturnType<typeof post>;
}

/** Acts on records of the company, by the lock that each waits for. */
const ACTS: Readonly<Record<string, () => Promise<Waiting>>> = {
  'certification.saveCorporate': async () => {
    const form = await companyForm(platform, deputy, { creditCode: newCode() });
    const lock = `certification of business ${owner.businessId}`;
    return { lock, run: () => certify(platform, deputy, 'corporate/save', form) };
  },
  'certification.withdrawCorporate': async () => {
    const form = await companyForm(platform, deputy, { creditCode: newCode() });
    const id = await placeApplication(platform, 'corporate', deputy, { status: 1, form });
    const lock = `certification of business ${owner.businessId}`;
    return { lock, run: () => post(`${CERTIFICATION}/corporate/withdraw`, { id, version: 1 }) };
  },
  'certification.submit': async () => {
    await platform.db.admin(
      `insert into attachment (business_id, file_name, file_ext, file_size, file_md5, bucket, object_key, owner_id,
         owner_type, create_user_id, create_user_name, confirm_time)
       values ($1, '营业执照.pdf', 'pdf', 3, '900150983cd24fb0d6963f7d28e17f72', 'jianzhu', 'tenant/' || app.next_id(), $1,
         'certification_licence', $2, '测试', now())`,
      [owner.businessId, owner.userId],
    );
    // As one that was never certified.
    await platform.db.admin('update business set cert_status = 0 where id = $1', [owner.businessId]);
    const lock = `certification material ${owner.businessId}`;
    return { lock, run: () => post(`${CERTIFICATION}/submit`, { version: 0 }) };
  },
  'qualification.save': async () => {
    const fields = await certificate();
    return { lock: `qualification ${owner.businessId}`, run: () => post(`${QUALIFICATION}/save`, fields) };
  },
  'qualification.submit': async () => {
    const { id, version } = (await post(`${QUALIFICATION}/save`, await certificate())).data;
    return { lock: `qualification ${owner.businessId}`, run: () => post(`${QUALIFICATION}/submit`, { id, version }) };
  },
  'bankCard.drop': async () => {
    const cardNo = newCardNumber();
    const [card] = await platform.db.admin<{ id: string }>(
      `insert into bank_card (business_id, create_user_id, update_user_id, owner_kind, status, holder_name, bank_code,
         branch_name, cnaps, is_credit, card_number, card_mark, last_four, reserve_phone, is_default, wants_default,
         sent_amount)
       values ($1, $2, $2, 2, 0, '夺证建设', 'ICBC', '净月支行', '', false, '\\x00', '\\x01', $3, '13800138000', false,
         false, '\\x02') returning id`,
      [owner.businessId, deputy.userId, cardNo.slice(-4)],
    );
    const lock = `bank cards ${owner.businessId} company`;
    return { lock, run: () => post(`${CARDS_PATH}/drop`, { id: card?.id, version: 1 }) };
  },
};

const written = () =>
  platform.db.admin(
    `select 'c' as what, id, status, version from corporate_certification where business_id = $1
     union all select 'q', id, status, version from qualification where business_id = $1
     union all select 'b', id, status, version from bank_card where business_id = $1
     union all select 'r', id, status, version from review where business_id = $1 order by 1, 2`,
    [owner.businessId],
  );
const whoWaits = () =>
  platform.db.admin(`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`);

describe.each(Object.keys(ACTS))('%s', (name) => {
  const prepare = async () => {
    const act = await ACTS[name]?.();
    if (act === undefined) throw new Error(`${name} is not there`);
    return act;
  };

  it('is not done by whose role is narrowed while she waits', async () => {
    const { lock, run } = await prepare();
    const before = await written();
    let answer: ReturnType<typeof post> | undefined;
    await platform.db.database.withJob(async (transaction) => {
      await lockText(transaction, lock);
      answer = run();
      await vi.waitFor(async () => expect(await whoWaits()).toHaveLength(1), { timeout: 10_000 });
      await platform.db.admin(`update membership set role_keys = '{reader}' where user_id = $1`, [deputy.userId]);
    });
    expect(await answer).toMatchObject({ code: 403 });
    expect(await written()).toEqual(before);
  });

  it('is done by who has the right', async () => {
    const { run } = await prepare();
    const before = await written();
    expect(await run()).toMatchObject({ code: 200 });
    expect(await written()).not.toEqual(before);
  });
});
