import { schemas } from '@jianzhu/api-client/schemas';
import { PAGES } from '@jianzhu/domain/pages';
import { loginSite, portal, siblingSites } from '../support/addresses.ts';
import { foreignAddresses } from '../support/foreign-addresses.ts';
import { expect, test } from '../support/journey.ts';

/** Where an answer leads, absolute; null where it leads nowhere. */
function ledTo(location: string | undefined, from: string): URL | null {
  return location === undefined ? null : new URL(location, from);
}

/** Every way by which an address could be given to a page that leads on. */
const ways: Readonly<Record<string, (address: string) => string>> = {
  'the target of a login that begins': (address) => `/login-start/login?target=${encodeURIComponent(address)}`,
  'the target of a registration': (address) => `/login-start/register?target=${encodeURIComponent(address)}`,
  'the target of a login that comes back': (address) => `/login-back?target=${encodeURIComponent(address)}`,
  'the same with a ticket': (address) => `/login-back?token=wrong&target=${encodeURIComponent(address)}&isCenter=1`,
  'the name of a sibling site': (address) => `/sibling-sites/${encodeURIComponent(address)}`,
  'a page of a sibling site': (address) => `/sibling-sites/materials?path=${encodeURIComponent(address)}`,
  'a folder of members': (address) => `/user?back=${encodeURIComponent(address)}`,
  'the path itself': (address) => `/${address.replace(/[\s\u00a0\ufeff]/g, encodeURIComponent)}`,
};

for (const [name, way] of Object.entries(ways)) {
  test(`${name} leads to no foreign site`, async ({ request }) => {
    expect(foreignAddresses.length).toBeGreaterThanOrEqual(120);
    const own = [portal, loginSite, siblingSites].map((address) => new URL(address).origin);
    const led: string[] = [];
    for (const address of foreignAddresses) {
      const asked = portal + way(address);
      const answer = await request.get(asked, { maxRedirects: 0 });
      expect(answer.status(), asked).toBeLessThan(500);
      const target = ledTo(answer.headers().location, asked);
      if (target === null) continue;
      const back = ledTo(target.searchParams.get('returnUrl') ?? undefined, portal);
      const further = ledTo(back?.searchParams.get('target') ?? undefined, portal);
      for (const step of [target, back, further]) {
        if (step !== null && !own.includes(step.origin)) led.push(`${asked} → ${step.href}`);
      }
    }
    expect(led).toEqual([]);
  });
}

/** Every name that a query of the contract has, and those under which other sites lead on. */
function parameterNames(): readonly string[] {
  const calls = Object.values(schemas).flatMap((context) => Object.values<object>(context));
  const queries = calls.flatMap((call) => ('query' in call ? [call.query] : []));
  const asked = queries.flatMap((query) =>
    typeof query === 'object' && query !== null && 'entries' in query ? Object.keys(query.entries ?? {}) : [],
  );
  const usual = [
    'back',
    'continue',
    'from',
    'next',
    'path',
    'redirect',
    'redirect_uri',
    'return',
    'returnUrl',
    'target',
    'url',
  ];
  return [...new Set([...asked, ...usual])];
}

/** Where a document leads by itself or by what is pressed in it. */
function addressesIn(html: string): readonly string[] {
  return Array.from(html.matchAll(/\s(?:href|src|action|formaction|content)="([^"]*)"/g), ([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}

test('no page of the table leads to a foreign site by any parameter of the contract', async ({ request }) => {
  test.setTimeout(300_000);
  const names = parameterNames();
  expect(names.length).toBeGreaterThan(50);
  // One address of each kind; the ways above try them all.
  const tried = ['//evil.test', '/\\evil.test', 'https://evil.test/', 'javascript:location="https://evil.test"'];
  const led: string[] = [];
  for (const { path } of PAGES) {
    for (const address of tried) {
      const asked = `${portal}${path}?${names.map((name) => `${name}=${encodeURIComponent(address)}`).join('&')}`;
      const answer = await request.get(asked, { maxRedirects: 0 });
      expect(answer.status(), `${path} with ${address}`).toBeLessThan(500);
      const location = answer.headers().location;
      const given = location === undefined ? addressesIn(await answer.text()) : [location];
      for (const step of given) {
        const isForeign = URL.canParse(step, portal) && new URL(step, portal).hostname.endsWith('evil.test');
        if (isForeign || step.startsWith('javascript:')) led.push(`${path} with ${address} → ${step}`);
      }
    }
  }
  expect(led).toEqual([]);
});
