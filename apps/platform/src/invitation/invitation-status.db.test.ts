import { type InvitationFacts, type InvitationStatus, invitationMachine } from '@jianzhu/domain/invitations';
import { afterAll, beforeAll } from 'vitest';
import { addEmployer, addPerson, as, INVITATION, phoneOf } from '../testing/invitations.ts';
import { addMember, type TestMember } from '../testing/members.ts';
import { describeStatuses, type StatusActor } from '../testing/status-suite.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

interface Placed {
  readonly id: string;
  readonly person: TestMember;
}
type Who = 'invitee' | 'inviter' | 'system';
type Action = 'accept' | 'refuse' | 'revoke' | 'expire' | 'settle';

let platform: TestPlatform;
let owner: TestMember;
let reader: TestMember;
let count = 0;

beforeAll(async () => {
  platform = await createTestPlatform();
  owner = await addEmployer(platform, '邀请状态建设', 3);
  reader = await addMember(platform.db, owner.businessId);
  await platform.db.admin(`update membership set role_keys = '{reader}' where user_id = $1`, [reader.userId]);
});
afterAll(() => platform.close());

async function place(status: InvitationStatus): Promise<Placed> {
  const person = await addPerson(platform);
  count += 1;
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into invitation (business_id, create_user_id, update_user_id, code, phone, name, role_keys, department,
       position, message, expire_days, expires_at, status)
     values ($1, $2, $2, $3, $4, '', '{reader}', '', '', '', 7, now() + interval '7 days', $5) returning id`,
    [owner.businessId, owner.userId, `YQ${count}`, await phoneOf(platform, person), status],
  );
  return { id: row?.id ?? '', person };
}

const act =
  (whose: (placed: Placed) => TestMember): StatusActor<Placed, Who, Action>['act'] =>
  (placed, action) =>
    as(platform, whose(placed)).post(`${INVITATION}/${action}`, { id: placed.id, version: 1 });

const inviter = { is: ['inviter'], permissionKeys: ['member_invite'] } as const;

describeStatuses<Placed, InvitationStatus, Who, Action, InvitationFacts>({
  platform: () => platform,
  machine: invitationMachine,
  facts: { isInTime: true },
  without: ['expire', 'settle'],
  place,
  statusOf: async ({ id }) =>
    (await platform.db.admin<{ status: number }>('select status from invitation where id = $1', [id]))[0]?.status ?? -1,
  actors: [
    {
      name: 'whom it is for',
      actor: { is: ['invitee'], permissionKeys: [] },
      // She takes nothing back, in whatever company she acts.
      act: notFoundAs403((placed, action) =>
        act(({ person }) => (action === 'revoke' ? reader : person))(placed, action),
      ),
    },
    {
      name: 'a reader of the company',
      actor: { is: ['inviter'], permissionKeys: [] },
      act: notFoundAs403(act(() => reader)),
    },
    {
      name: 'the administrator',
      actor: inviter,
      act: notFoundAs403(act(() => owner)),
    },
  ],
  owner: {
    actor: inviter,
    allowed: async ({ id }) => (await as(platform, owner).get(`${INVITATION}/detail?id=${id}`)).data.allowedActions,
  },
  table: 'invitation',
});

/** Who may not answer is told that there is nothing (existence is private), where the table says that it is not hers. */
function notFoundAs403(asked: StatusActor<Placed, Who, Action>['act']): StatusActor<Placed, Who, Action>['act'] {
  return async (placed, action) => {
    const answered = await asked(placed, action);
    return answered.code === 404 ? { ...answered, code: 403 } : answered;
  };
}
