import { type SignUpFacts, type SignUpStatus, signUpMachine } from '@jianzhu/domain/sign-ups';
import { afterAll, beforeAll } from 'vitest';
import { addColleague, addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { SIGN_UP_PATH, signUpsOn } from '../testing/sign-ups.ts';
import { describeStatuses, type StatusActor } from '../testing/status-suite.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

type Who = 'buyer' | 'supplier' | 'system';
type Action = Parameters<typeof signUpMachine.transition>[1];

let platform: TestPlatform;
let buyer: TestMember;
let supplier: TestMember;
let reader: TestMember;
let tenderId = '';
let letter: object = {};

const { by, placed, fieldsOf, detailOf } = signUpsOn(() => platform);

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '报名状态采购');
  supplier = await addCompany(platform, '报名状态钢材');
  reader = await addColleague(platform, supplier, 'reader');
});
afterAll(() => platform.close());

/** Each is of a tender of its own, as a company signs up to one once. */
async function place(status: SignUpStatus): Promise<string> {
  tenderId = await placed(buyer);
  letter = await fieldsOf(supplier, tenderId);
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into sign_up (business_id, create_user_id, update_user_id, code, tender_id, buyer_business_id, status,
       contact_name, contact_phone, authorized_person, authorized_id_card, submit_time, audit_time)
     values ($1, $2, $2, 'BM' || $3::text, $3::bigint, $4, $5, '王建国', '13800003333', '赵敏', '', now(), now()) returning id`,
    [supplier.businessId, supplier.userId, tenderId, buyer.businessId, status],
  );
  return row?.id ?? '';
}

const rowOf = async (id: string) => {
  const [row] = await platform.db.admin<{ status: number; version: number; tender_id: string }>(
    'select status, version, tender_id from sign_up where id = $1',
    [id],
  );
  if (row === undefined) throw new Error('there is no such sign-up');
  return row;
};

const asMember =
  (of: () => TestMember): StatusActor<string, Who, Action>['act'] =>
  async (id, action) => {
    const { version, tender_id } = await rowOf(id);
    const calls = by(of());
    if (action === 'submit') {
      return calls.post(`${SIGN_UP_PATH}/submit`, { ...letter, id, version, tenderId: tender_id });
    }
    if (action === 'cancel') return calls.post(`${SIGN_UP_PATH}/cancel`, { id, version });
    const verdict = action === 'approve' ? { agree: 1, reason: '' } : { agree: 0, reason: '委托书未盖章' };
    return calls.post(`${SIGN_UP_PATH}/audit`, { id, version, ...verdict });
  };

const asSupplier = { is: ['supplier'], permissionKeys: ['bid_signup'] } as const;

describeStatuses<string, SignUpStatus, Who, Action, SignUpFacts>({
  platform: () => platform,
  machine: signUpMachine,
  facts: { takesSignUps: true, takesBids: true, hasSentBid: false },
  // The platform's own; sign-up.db.test.ts lets the times pass that bring them.
  without: ['admit', 'end'],
  place,
  statusOf: async (id) => (await rowOf(id)).status,
  actors: [
    { name: 'supplier', actor: asSupplier, act: asMember(() => supplier) },
    { name: 'reader', actor: { is: ['supplier'], permissionKeys: [] }, act: asMember(() => reader) },
    { name: 'buyer', actor: { is: ['buyer'], permissionKeys: ['tender_audit'] }, act: asMember(() => buyer) },
  ],
  table: 'sign_up',
  owner: {
    actor: asSupplier,
    allowed: async (id) => (await detailOf((await rowOf(id)).tender_id, supplier)).supplier.signUp.allowedActions,
  },
});
