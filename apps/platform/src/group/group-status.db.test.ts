import { GROUP_STATUS, type GroupAction, type GroupSide, type GroupStatus, groupMachine } from '@jianzhu/domain/groups';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addColleague, addCompany, callsOf } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { describeStatuses } from '../testing/status-suite.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const GROUP = '/api/rs-member-service/ecomm/group';

/** A link of the one parent to a subsidiary of its own. */
interface Placed {
  readonly id: string;
  readonly subsidiary: TestMember;
  /** Of the subsidiary, without the permission. */
  readonly clerk: TestMember;
}

let platform: TestPlatform;
let parent: TestMember;
let count = 0;

beforeAll(async () => {
  platform = await createTestPlatform();
  parent = await addCompany(platform, '集团状态总公司');
});
afterAll(() => platform.close());

async function place(status: GroupStatus): Promise<Placed> {
  count += 1;
  const subsidiary = await addCompany(platform, `集团状态${count}公司`);
  const clerk = await addColleague(platform, subsidiary, 'purchaser');
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into group_link (business_id, create_user_id, update_user_id, subsidiary_id, status)
     values ($1, $2, $2, $3, $4) returning id`,
    [parent.businessId, parent.userId, subsidiary.businessId, status],
  );
  return { id: row?.id ?? '', subsidiary, clerk };
}

const statusOf = async ({ id }: Placed) =>
  (await platform.db.admin<{ status: number }>('select status from group_link where id = $1', [id]))[0]?.status ?? -1;

/** The call of each act, with what it asks for beside the link. */
const CALLS = {
  accept: ['answer', { agree: 1, lists: ['inquiry'] }],
  refuse: ['answer', { agree: 0, lists: [] }],
  share: ['share', { lists: ['deal'] }],
  revoke: ['end', {}],
  end: ['end', {}],
} as const satisfies Readonly<Record<GroupAction, readonly [string, object]>>;

const act = (by: TestMember, { id }: Placed, action: GroupAction) => {
  const [call, asked] = CALLS[action];
  return callsOf(platform, by).post(`${GROUP}/${call}`, { id, version: 1, ...asked });
};

const actorOf = (side: GroupSide) => ({ is: [side], permissionKeys: ['business_edit'] }) as const;
const subsidiary = actorOf('subsidiary');
const ACTORS = [
  { name: 'the parent', actor: actorOf('parent'), who: () => parent },
  { name: 'the subsidiary', actor: subsidiary, who: (placed: Placed) => placed.subsidiary },
  {
    name: 'a clerk of it',
    actor: { is: ['subsidiary'], permissionKeys: [] } as const,
    who: (placed: Placed) => placed.clerk,
  },
] as const;

describeStatuses<Placed, GroupStatus, GroupSide, GroupAction>({
  platform: () => platform,
  machine: groupMachine,
  // One call does whichever of the two the status takes.
  without: ['revoke', 'end'],
  place,
  statusOf,
  actors: ACTORS.map(({ name, actor, who }) => ({
    name,
    actor,
    act: (placed: Placed, action: GroupAction) => act(who(placed), placed, action),
  })),
  owner: {
    actor: subsidiary,
    allowed: async ({ id, subsidiary: of }) => {
      const links: { id: string; allowedActions: string[] }[] = (await callsOf(platform, of).get(`${GROUP}/list`)).data;
      return links.find((link) => link.id === id)?.allowedActions ?? [];
    },
  },
  table: 'group_link',
});

describe('the end of a link', () => {
  const statuses = Object.values(GROUP_STATUS);
  const cases = statuses.flatMap((status) =>
    ACTORS.map((asking) => [groupMachine.statuses[status].label, asking.name, status, asking] as const),
  );

  it.each(cases)('%s, asked for by %s', async (_label, _name, status, { actor, who }) => {
    const action = status === GROUP_STATUS.waiting ? 'revoke' : 'end';
    const result = groupMachine.transition(status, action, actor, {});
    const placed = await place(status);
    const { code } = await act(who(placed), placed, action);
    expect(code).toBe(result.ok ? 200 : result.refusal.code);
    expect(await statusOf(placed)).toBe(result.ok ? result.status : status);
  });
});
