import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImplementedCall } from './http/implement.ts';
import { brokenCases, type CallCase, isValidCase, toRequest, validCases } from './testing/call-request.ts';
import { addCanaryBusiness, type CanaryBusiness } from './testing/canaries.ts';
import { addOperator } from './testing/operators.ts';
import { createTestPlatform, type TestPlatform } from './testing/test-platform.ts';
import { type CallTokens, tokenHeaders } from './testing/token-headers.ts';

const CASES = process.env.TEST_DEEP === '1' ? 200 : 20;
const SEED = 20_261_121;
const AT_ONCE = 8;

const platform: TestPlatform = await createTestPlatform();
const tally = { valid: 0, broken: 0, byCode: new Map<string, number>() };
let other: CanaryBusiness;

beforeAll(async () => {
  other = await addCanaryBusiness(platform.db);
});
afterAll(async () => {
  await platform.close();
  const codes = [...tally.byCode].sort().map(([code, count]) => `${code}: ${count}`);
  process.stdout.write(
    `contract fuzz: ${platform.calls.length} calls, ${tally.valid} valid and ${tally.broken} broken requests; ${codes.join(', ')}\n`,
  );
});

const envelope = v.strictObject({
  code: v.number(),
  msg: v.string(),
  success: v.boolean(),
  data: v.unknown(),
});

/** Who asks one call: a member of a business, or an operator. */
type Asker = CanaryBusiness & { readonly operatorToken: string };

/** What is wrong with the answer to a case; undefined when nothing is. */
async function ask(call: ImplementedCall, input: CallCase, own: Asker): Promise<string | undefined> {
  const { platformToken, accessToken, businessId } = own.member;
  const headers = {
    ...(call.endpoint.headers === 'upload'
      ? { 'blade-auth': `bearer ${accessToken}`, token: platformToken, 'company-id': businessId }
      : tokenHeaders(tokensFor(call, own))),
    'idempotency-key': crypto.randomUUID(),
  };
  const isValid = isValidCase(call, input);
  const response = await platform.app.inject(toRequest(call, input, headers));
  tally[isValid ? 'valid' : 'broken'] += 1;
  if (response.statusCode >= 500) return `HTTP ${response.statusCode}: ${response.body}`;
  // Operators look after every business.
  if (call.endpoint.auth !== 'operator' && response.body.includes(other.canary))
    return 'shows a row of another business';
  if (call.endpoint.file && response.statusCode === 200) return undefined;
  const answer = v.safeParse(envelope, JSON.parse(response.body));
  if (!answer.success) return `is no envelope: ${response.body}`;
  const { code, msg, success, data } = answer.output;
  const outcome = response.statusCode === 200 ? String(code) : `HTTP ${response.statusCode}`;
  tally.byCode.set(outcome, (tally.byCode.get(outcome) ?? 0) + 1);
  if (success !== (code === 200)) return `code ${code} with success ${success}`;
  if (!/[\u4e00-\u9fff]/.test(msg)) return `has no Chinese message: ${msg}`;
  if (code >= 500) return `body code ${code}`;
  if (isValid && code === 400 && !isRefinement(data)) return `refuses what its schema takes: ${response.body}`;
  if (code !== 200) return undefined;
  const checked = v.safeParse(call.schemas.data, data);
  return checked.success ? undefined : `answers outside its schema: ${v.summarize(checked.issues)}`;
}

function tokensFor({ endpoint: { auth } }: ImplementedCall, own: Asker): CallTokens {
  if (auth === 'operator') return { operatorToken: own.operatorToken };
  if (auth === 'chat') return { chatToken: own.chatToken };
  const { platformToken, accessToken, businessId } = own.member;
  return { jianzhuToken: platformToken, token: accessToken, businessId };
}

/** A rule of a handler names its field, like the schema's own. */
function isRefinement(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'fieldErrors' in data;
}

/** Whose business it is: every permission is granted. */
async function addAsker(): Promise<Asker> {
  const { token: operatorToken } = await addOperator(platform.db);
  const own = await addCanaryBusiness(platform.db);
  await platform.db.admin('update membership set is_owner = true where user_id = $1', [own.member.userId]);
  return { ...own, operatorToken };
}

async function askAll(call: ImplementedCall, cases: readonly CallCase[], own: Asker): Promise<readonly string[]> {
  const failures: string[] = [];
  for (let start = 0; start < cases.length; start += AT_ONCE) {
    const batch = cases.slice(start, start + AT_ONCE);
    const found = await Promise.all(batch.map((input) => ask(call, input, own)));
    for (const [index, failure] of found.entries()) {
      if (failure !== undefined) failures.push(`${failure} <- ${JSON.stringify(batch[index]).slice(0, 500)}`);
    }
    if (failures.length > 0) break;
  }
  return failures;
}

describe('every call of the contract, asked with what its schemas generate', () => {
  it.each(platform.calls.map((call) => [call.endpoint.id, call] as const))(
    '%s answers within its schema, never 5xx, never with rows of others',
    async (_id, call) => {
      const own = await addAsker();
      const options = { ids: [...other.ids, ...own.ids] };
      const valid = fc.sample(validCases(call, options), { numRuns: CASES, seed: SEED });
      const broken = fc.sample(brokenCases(call, options), { numRuns: CASES, seed: SEED });
      expect(await askAll(call, [...valid, ...broken], own)).toEqual([]);
    },
    300_000,
  );
});
