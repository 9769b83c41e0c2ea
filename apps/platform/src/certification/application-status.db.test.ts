import {
  type CertificationStatus,
  corporateCertificationMachine,
  personalCertificationMachine,
} from '@jianzhu/domain/certifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addApplicant,
  CERTIFICATION,
  certify,
  companyForm,
  decideForm,
  newCode,
  newPhone,
  personForm,
  placeApplication,
  receiveFormCode,
} from '../testing/certifications.ts';
import { addMember, type TestMember, tokensOf } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { decideAsSeen } from '../testing/reviews.ts';
import { describeStatuses, type StatusActor, type StatusSubject } from '../testing/status-suite.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

type Side = 'personal' | 'corporate';
type Who = 'owner' | 'ops' | 'system';
type Action = Parameters<typeof corporateCertificationMachine.transition>[1];

/** An application with whose it is, and a colleague who reads alone. */
interface Placed {
  readonly id: string;
  readonly phone: string;
  readonly owner: TestMember;
  readonly reader: TestMember;
}

let platform: TestPlatform;
let operatorToken = '';
let files: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  operatorToken = (await addOperator(platform.db)).token;
  files = await addApplicant(platform);
});
afterAll(() => platform.close());

async function place(side: Side, status: CertificationStatus): Promise<Placed> {
  const owner = await addApplicant(platform);
  const reader = await addMember(platform.db, owner.businessId);
  await platform.db.admin(`update membership set role_keys = '{reader}' where user_id = $1`, [reader.userId]);
  const phone = newPhone();
  const form =
    side === 'personal'
      ? await personForm(platform, files, { phone })
      : await companyForm(platform, files, { creditCode: newCode(), legalPhone: phone });
  return { id: await placeApplication(platform, side, owner, { status, form }), phone, owner, reader };
}

async function rowOf(side: Side, { id }: Placed): Promise<{ readonly status: number; readonly version: number }> {
  const [row] = await platform.db.admin<{ status: number; version: number }>(
    `select status, version from ${side}_certification where id = $1`,
    [id],
  );
  return row ?? { status: -1, version: 0 };
}

const isDecision = (action: Action) => action === 'approve' || action === 'reject';
const verdictOf = (action: Action) => (action === 'approve' ? { agree: 1 } : { agree: 0, reason: '资料不清晰' });

const asMember =
  (side: Side, of: (placed: Placed) => TestMember): StatusActor<Placed, Who, Action>['act'] =>
  async (placed, action) => {
    const body = { bizType: `${side}_certification`, bizId: placed.id, ...verdictOf(action) };
    if (isDecision(action)) return decideAsSeen(platform, body, tokensOf(of(placed)));
    const { version } = await rowOf(side, placed);
    const smsCode = action === 'submit' ? await receiveFormCode(platform, placed.phone) : undefined;
    return certify(platform, of(placed), `${side}/${action}`, {
      ...{ id: placed.id, version },
      ...(smsCode !== undefined && { smsCode, agree: 1 }),
    });
  };

/** What both have alike; whatever else a table allows, nobody ends one by a call of its own. */
const subjectOf = (
  side: Side,
  permissionKeys: readonly 'certification_submit'[],
): StatusSubject<Placed, CertificationStatus, Who, Action> => ({
  platform: () => platform,
  machine: side === 'personal' ? personalCertificationMachine : corporateCertificationMachine,
  // By the operator's revocation and the end of the licence: company.db.test.ts.
  without: ['lapse'],
  place: (status) => place(side, status),
  statusOf: async (placed) => (await rowOf(side, placed)).status,
  table: `${side}_certification`,
  actors: [
    { name: 'applicant', actor: { is: ['owner'], permissionKeys }, act: asMember(side, ({ owner }) => owner) },
    {
      name: 'operator',
      actor: { is: ['ops'], permissionKeys: [] },
      act: ({ id }, action) =>
        isDecision(action)
          ? decideForm(platform, operatorToken, side, id, verdictOf(action))
          : platform.post(`${CERTIFICATION}/${side}/${action}`, { id, version: 1 }, { tokens: { operatorToken } }),
    },
  ],
  owner: {
    actor: { is: ['owner'], permissionKeys },
    allowed: async ({ owner }) => {
      const { application, inForce } = (await platform.get(`${CERTIFICATION}/${side}/detail`, tokensOf(owner))).data;
      return (application ?? inForce)?.allowedActions ?? [];
    },
  },
  // What has lapsed was approved.
  repeated: [
    [2, 'approve'],
    [4, 'approve'],
  ],
});

describe('of a person', () => {
  describeStatuses<Placed, CertificationStatus, Who, Action>(subjectOf('personal', []));

  it('nobody else hands it in or takes it back, whatever she may in the company', async () => {
    const [draft, pending] = [await place('personal', 0), await place('personal', 1)];
    for (const [placed, action] of [[draft, 'submit'] as const, [pending, 'withdraw'] as const]) {
      await platform.db.admin(`update membership set role_keys = '{business_admin}' where user_id = $1`, [
        placed.reader.userId,
      ]);
      expect(await asMember('personal', ({ reader }) => reader)(placed, action)).toMatchObject({ code: 404 });
    }
    expect([(await rowOf('personal', draft)).status, (await rowOf('personal', pending)).status]).toEqual([0, 1]);
  });
});

describe('of a company', () => {
  const subject = subjectOf('corporate', ['certification_submit']);
  describeStatuses<Placed, CertificationStatus, Who, Action>({
    ...subject,
    actors: [
      ...subject.actors,
      {
        ...{ name: 'reader', actor: { is: ['owner'], permissionKeys: [] } },
        act: asMember('corporate', ({ reader }) => reader),
      },
    ],
  });

  it('what is taken back waits for no review', async () => {
    const placed = await place('corporate', 1);
    await asMember('corporate', ({ owner }) => owner)(placed, 'withdraw');
    const reviews = await platform.db.admin('select status from review where biz_id = $1', [placed.id]);
    expect(reviews).toEqual([{ status: 0 }]);
    expect(await decideForm(platform, operatorToken, 'corporate', placed.id)).toMatchObject({ code: 422 });
  });
});
