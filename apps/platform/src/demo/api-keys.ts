import { DAY_MS, MINUTE_MS } from '@jianzhu/domain';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { officeTime } from './office-hours.ts';

/** A key of the company of the story, and what its system reads on a working day. */
interface DemoKey {
  readonly name: string;
  readonly prefix: string;
  readonly scopes: readonly string[];
  readonly perMinute: number;
  readonly perDay: number;
  readonly madeDaysAgo: number;
  readonly goodForDays: number;
  readonly calls: readonly string[];
  /** Asked for now and then, though no scope of it holds the call. */
  readonly foreign: string;
}

const KEYS: readonly DemoKey[] = [
  {
    name: '砚北物资系统',
    prefix: 'jz.7f03c21e',
    scopes: ['news', 'qualification', 'company', 'address'],
    perMinute: 60,
    perDay: 5000,
    madeDaysAgo: 46,
    goodForDays: 240,
    calls: ['address.list', 'qualification.list', 'content.companies', 'qualification.detail'],
    foreign: 'knowledge.list',
  },
  {
    name: '成本核算接口',
    prefix: 'jz.19bed507',
    scopes: ['news', 'region'],
    perMinute: 20,
    perDay: 500,
    madeDaysAgo: 21,
    goodForDays: 90,
    calls: ['content.materialPrices', 'content.articles'],
    foreign: 'address.list',
  },
];

const DAYS = 14;
const DONE = 200;
const NO_PERMISSION = 403;

/** Two keys with two weeks of requests. Nobody has their texts: they show what keys look like, and open nothing. */
export async function writeApiKeys(demo: DemoWriter, members: readonly DemoMember[]): Promise<void> {
  const [owner] = members;
  if (!owner) return;
  const keys = KEYS.map((key) => ({ ...key, id: demo.newId() }));
  await demo.insert(
    'api_key',
    keys.map(({ id, name, prefix, scopes, perMinute, perDay, madeDaysAgo, goodForDays }) => {
      const at = officeTime(demo.now, madeDaysAgo).toISOString();
      return {
        id,
        business_id: owner.businessId,
        create_user_id: owner.userId,
        create_time: at,
        update_user_id: owner.userId,
        update_time: at,
        version: 1,
        name,
        prefix,
        scopes,
        per_minute: perMinute,
        per_day: perDay,
        expires_at: endOfDay(demo, goodForDays),
      };
    }),
  );
  const requests = keys.flatMap((key, place) => requestsOf(demo, key, place));
  await demo.insert(
    'api_request',
    requests.map((request) => ({ ...request, id: demo.newId(), business_id: owner.businessId })),
  );
  await demo.insert('api_key_use', usesOf(requests));
}

interface DemoRequest {
  readonly key_id: string;
  readonly at: string;
  readonly call: string;
  readonly status: number;
  readonly code: number;
  readonly ms: number;
  readonly address: string;
}

function requestsOf(demo: DemoWriter, key: DemoKey & { readonly id: string }, place: number): DemoRequest[] {
  return Array.from({ length: DAYS }, (_, day) => officeTime(demo.now, day + 0.6).getTime()).flatMap((start, day) =>
    [...key.calls, ...(day % 5 === 2 ? [key.foreign] : [])].map((call, index) => ({
      key_id: key.id,
      at: new Date(start + (index + place * 3) * MINUTE_MS).toISOString(),
      call,
      status: DONE,
      code: call === key.foreign ? NO_PERMISSION : DONE,
      ms: demo.random.between(40, 900) / 10,
      address: `203.0.113.${60 + place}`,
    })),
  );
}

const SHANGHAI_MS = 8 * 60 * MINUTE_MS;
const dayOf = (at: number) => new Date(at + SHANGHAI_MS).toISOString().slice(0, 10);

/** Midnight in Shanghai after so many days. */
const endOfDay = ({ now }: DemoWriter, days: number) =>
  new Date(Date.parse(`${dayOf(now.getTime() + days * DAY_MS)}T16:00:00Z`)).toISOString();

function usesOf(requests: readonly DemoRequest[]) {
  const uses = new Map<string, { key_id: string; day: string; calls: number; last_at: string }>();
  for (const { key_id, at, code } of requests) {
    if (code !== DONE) continue;
    const day = dayOf(Date.parse(at));
    const known = uses.get(`${key_id} ${day}`) ?? { key_id, day, calls: 0, last_at: at };
    uses.set(`${key_id} ${day}`, {
      ...known,
      calls: known.calls + 1,
      last_at: [known.last_at, at].toSorted()[1] ?? at,
    });
  }
  return [...uses.values()];
}
