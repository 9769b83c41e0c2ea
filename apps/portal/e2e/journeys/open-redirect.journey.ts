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
