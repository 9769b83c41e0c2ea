import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTEXTS } from './contexts.ts';
import { tableClasses } from './db/table-classes.ts';
import type { ImplementedCall } from './http/implement.ts';
import { permissionKeys } from './member/permission-keys.ts';
import { toRequest, validCases } from './testing/call-request.ts';
import {
  addCanaryBusiness,
  addCanaryMember,
  type CanaryBusiness,
  privateRows,
  restoreAddress,
} from './testing/canaries.ts';
import { addMember, type TestMember } from './testing/members.ts';
import { createTestPlatform, type TestPlatform } from './testing/test-platform.ts';
import { tokenHeaders } from './testing/token-headers.ts';

const SEED = 20_261_122;
const CASES = process.env.TEST_DEEP === '1' ? 30 : 4;
const UNAUTHENTICATED = 401;

const platform: TestPlatform = await createTestPlatform();
const tally = new Map<string, number>();
let owner: CanaryBusiness;
/** Has rows of its own in every table, and a new member for each call. */
let other: CanaryBusiness;

beforeAll(async () => {
  owner = await addCanaryBusiness(platform.db);
  other = await addCanaryBusiness(platform.db);
});
afterAll(async () => {
  await platform.close();
  const counts = [...tally].map(([who, count]) => `${who}: ${count}`);
  process.stdout.write(`tenant matrix: ${platform.calls.length} calls; ${counts.join(', ')}\n`);
});

interface Asker {
  readonly member?: TestMember;
  readonly chatToken?: string;
}

/** Who asks for the owner's records; each call gets new ones, because some calls end a login. */
const ASKERS = {
  anonymous: async (): Promise<Asker> => ({}),
  'same business': async (): Promise<Asker> => ({ member: await addMember(platform.db, owner.member.businessId) }),
  'other role': async (): Promise<Asker> => {
    const member = await addMember(platform.db, owner.member.businessId);
    await platform.db.admin(`update membership set role_keys = '{reader}', data_scope = 2 where user_id = $1`, [
      member.userId,
    ]);
    return { member };
  },
  'role without the permission': async (): Promise<Asker> => {
    const member = await addMember(platform.db, owner.member.businessId);
    await platform.db.admin(`update membership set role_keys = '{purchaser}' where user_id = $1`, [member.userId]);
    return { member };
  },
  'other business': async (): Promise<Asker> => addCanaryMember(platform.db, other.member.businessId),
  revoked: async (): Promise<Asker> => {
    const asker = await addCanaryMember(platform.db, other.member.businessId);
    await platform.db.admin('update login set revoked_at = now() where id = $1', [asker.member.loginId]);
    return asker;
  },
} as const;
type Who = keyof typeof ASKERS;
// Object.keys of an object literal gives exactly its keys.
const whos = Object.keys(ASKERS) as Who[];

/**
 * What belongs to a record of the business, with those who may see the record, its owner aside (decision 60);
 * everything else with the canary is personal.
 */
const SHARED: ReadonlyMap<string, readonly Who[]> = new Map([
  ['attachment.listByBusiness', ['other role']],
  ['attachment.readAddress', ['other role']],
  // What has been handed in, to whoever may read certifications; to others what is in force alone.
  ['certification.overview', ['other role']],
]);

/** Whose roles grant a call see and change what is their business's by it; the permission matrix says who they are. */
const COLLEAGUES: Readonly<Partial<Record<Who, readonly string[]>>> = {
  'other role': ['reader'],
  'role without the permission': ['purchaser'],
};

function isGranted({ endpoint: { permission } }: ImplementedCall, who: Who): boolean {
  const roleKeys = COLLEAGUES[who];
  if (permission === undefined || roleKeys === undefined) return false;
  const keys = permissionKeys({ roleKeys, isOwner: false });
  return (typeof permission === 'string' ? [permission] : Object.values(permission)).some((key) => keys.includes(key));
}

const SHOWN_TO_OTHERS = 'what others see of the business by name';
const NO_TEXT = 'numbers alone; the records that they belong to have the canary';

/** Tables of a business whose rows have no canary, and why. */
const NO_CANARY: Readonly<Record<string, string>> = {
  account: SHOWN_TO_OTHERS,
  business: SHOWN_TO_OTHERS,
  chat_user: SHOWN_TO_OTHERS,
  inquiry_result: SHOWN_TO_OTHERS,
  supply_demand: 'a public list',
  vip_order: 'numbers and dates alone; its service order has the canary',
  package_use: 'needs a package that is served; order/package-use.db.test.ts looks at who reads it',
  clarification_answer: 'is shown with its question to all who were asked, or to everybody',
  membership: NO_TEXT,
  award_rule: NO_TEXT,
  ledger_account: NO_TEXT,
  ledger_book: NO_TEXT,
  system_role_limit: NO_TEXT,
  bank_card_check: NO_TEXT,
  group_link: NO_TEXT,
  inquiry_private: NO_TEXT,
  inquiry_publication: NO_TEXT,
  inquiry_invitee: NO_TEXT,
  tender_private: NO_TEXT,
  tender_publication: NO_TEXT,
  tender_invitee: NO_TEXT,
  record_file: NO_TEXT,
  idempotency_key: 'is found by the key of who made it, and no call shows it',
  quotation_revision: 'sealed: bytes that only its keys open (quotation/sealing tests)',
  inquiry_exclusion: 'needs quotations that were opened; award.db.test.ts looks at who reads it',
  second_round_asked: 'is shown to the supplier whom it asks; second-round tests look at the others',
  objection: 'needs a result that is published; evaluation/award.db.test.ts looks at who reads it',
  tender_award: 'needs a deal of a tender; evaluation/award.db.test.ts looks at who reads it',
  tender_candidate: SHOWN_TO_OTHERS,
  tender_evaluator: 'no call answers what an evaluator notes; evaluation tests look at who reads the rest',
  tender_result: NO_TEXT,
  bid: NO_TEXT,
  bid_revision: 'sealed: bytes that only its keys open (bid/canary.db.test.ts)',
  bid_open: 'needs an opening; bid/canary.db.test.ts looks at who reads it, and when',
  tender_opener: NO_TEXT,
  tender_opening: NO_TEXT,
  tender_opening_row: 'needs an opening; bid/opening.db.test.ts looks at who reads it',
  review: 'is read by operators, and by its own business through what was submitted',
};

/**
 * Calls by which one member may turn to another: they add a chat that the other sees with its first message, or tell a
 * company who wants to join it.
 */
const REACHES_OTHERS = new Set(['chat.contact', 'joinRequest.submit']);

function headersOf(call: ImplementedCall, { member, chatToken }: Asker): Record<string, string> {
  const key = { 'idempotency-key': crypto.randomUUID() };
  if (call.endpoint.auth === 'chat') return { ...key, ...tokenHeaders(chatToken === undefined ? {} : { chatToken }) };
  if (member === undefined) return key;
  const { platformToken, accessToken, businessId } = member;
  if (call.endpoint.headers === 'upload') {
    return { ...key, 'blade-auth': `bearer ${accessToken}`, token: platformToken, 'company-id': businessId };
  }
  return { ...key, ...tokenHeaders({ jianzhuToken: platformToken, token: accessToken, businessId }) };
}

async function ask(call: ImplementedCall, who: Who): Promise<readonly string[]> {
  const asker = await ASKERS[who]();
  const headers = headersOf(call, asker);
  const inputs = fc.sample(validCases(call, { ids: owner.ids }), { numRuns: CASES, seed: SEED });
  const failures: string[] = [];
  for (const input of inputs) {
    const response = await platform.app.inject(toRequest(call, input, headers));
    tally.set(who, (tally.get(who) ?? 0) + 1);
    const { auth, endsSession } = call.endpoint;
    const isStranger = who === 'anonymous' || who === 'revoked' || auth === 'operator';
    const mustRefuse = auth !== 'none' && !endsSession && isStranger;
    if (mustRefuse && response.statusCode !== UNAUTHENTICATED) failures.push(`is let in: ${response.body}`);
    const maySee = isGranted(call, who) || (SHARED.get(call.endpoint.id)?.includes(who) ?? false);
    if (!maySee && response.body.includes(owner.canary)) failures.push(`sees ${response.body}`);
    if (response.statusCode >= 500) failures.push(`HTTP ${response.statusCode}`);
  }
  return failures;
}

describe('the records of one member', () => {
  it.each(platform.calls.map((call) => [call.endpoint.id, call] as const))(
    '%s shows them to nobody else and lets nobody else change them',
    async (id, call) => {
      const before = await privateRows(platform.db, owner);
      const failures: string[] = [];
      const askAll = async (askers: readonly Who[]) => {
        for (const who of askers) failures.push(...(await ask(call, who)).map((text) => `${who} ${text}`));
      };
      const granted = whos.filter((who) => isGranted(call, who));
      const others = whos.filter((who) => !granted.includes(who));
      await askAll(others);
      if (!REACHES_OTHERS.has(id) && (await privateRows(platform.db, owner)) !== before) {
        failures.push(`one of ${others.join(', ')} changed a row`);
      }
      await askAll(granted);
      if (granted.length > 0) await restoreAddress(platform.db, owner);
      expect(failures).toEqual([]);
    },
    60_000,
  );

  it('stand in every table of a business, but for those that say why not', async () => {
    const tables = Object.entries(tableClasses(CONTEXTS)).flatMap(([name, kind]) => (kind === 'tenant' ? [name] : []));
    const without: string[] = [];
    for (const table of tables) {
      const rows = await platform.db.admin(`select from ${table} t where t::text like $1`, [`%${owner.canary}%`]);
      if (rows.length === 0) without.push(table);
    }
    expect(without.sort()).toEqual(Object.keys(NO_CANARY).sort());
  });

  it('are there for the member, so that the silence above says something', async () => {
    const { platformToken, accessToken, businessId } = owner.member;
    const tokens = { jianzhuToken: platformToken, token: accessToken, businessId };
    const seen = await platform.app.inject({
      method: 'GET',
      url: '/api/rs-cms-service/ecomm/ecomCenterNotice/list',
      headers: tokenHeaders(tokens),
    });
    const chats = await platform.app.inject({
      method: 'GET',
      url: '/api/sys/chat/list',
      headers: tokenHeaders({ chatToken: owner.chatToken }),
    });
    expect(seen.body).toContain(owner.canary);
    expect(chats.body).toContain(owner.canary);
    const reader = (await ASKERS['other role']()).member;
    const files = await platform.app.inject({
      method: 'GET',
      url: `/api/jianzhu-management/oa-common-attachment/list/business?businessId=${businessId}`,
      headers: tokenHeaders({
        jianzhuToken: reader?.platformToken ?? '',
        token: reader?.accessToken ?? '',
        businessId,
      }),
    });
    expect(files.body).toContain(owner.canary);
    const addresses = await platform.app.inject({
      method: 'GET',
      url: '/api/rs-member-service/ecomm/address/list',
      headers: tokenHeaders({
        jianzhuToken: reader?.platformToken ?? '',
        token: reader?.accessToken ?? '',
        businessId,
      }),
    });
    expect(addresses.body).toContain(owner.canary);
    const draft = await platform.app.inject({
      method: 'GET',
      url: '/api/rs-member-service/ecomm/draft/detail?form=address',
      headers: tokenHeaders(tokens),
    });
    expect(draft.body).toContain(owner.canary);
  });
});
