import { describe, expect, it, vi } from 'vitest';
import type { RequestServices } from '../../request-services.server.ts';
import { loadLegalRoute } from './load-legal-text.server.ts';

const versions = [
  { version: 3, effectiveDate: '2999-01-01' },
  { version: 2, effectiveDate: '2026-03-01' },
  { version: 1, effectiveDate: '2026-01-01' },
];

async function load(query = '', known = versions, current: number | null = 2) {
  const legalText = vi.fn(async ({ query: { version = '2' } }: { query: { version?: string } }) => {
    const found = known.find((each) => each.version === Number(version)) ?? { version: 0, effectiveDate: '' };
    return { code: '', title: '', ...found, content: `<h2>一</h2><p>第${version}版</p>`, current, versions: known };
  });
  const asked = { api: { article: { legalText } }, session: vi.fn(), report: vi.fn(), origin: 'http://localhost' };
  const url = new URL(`http://localhost/default/global-search/privacy-policy?${query}`);
  // The loader asks for nothing else.
  const { data } = await loadLegalRoute('privacy_policy', url, asked as unknown as RequestServices);
  const { loaded, page } = data;
  if (loaded.kind !== 'ready') throw new Error(loaded.kind);
  return { text: loaded.record, page, legalText };
}

describe('the page of a legal text', () => {
  it('says of each version whether it is in force, was, or will be', async () => {
    expect((await load()).text).toMatchObject({ version: 2, current: 2, state: 'current', comparison: null });
    expect((await load('version=1')).text).toMatchObject({ version: 1, current: 2, state: 'past' });
    expect((await load('version=3')).text).toMatchObject({ version: 3, current: 2, state: 'coming' });
  });

  it('has none in force before the day of the first', async () => {
    const announced = [{ version: 2, effectiveDate: '2999-01-01' }];
    expect((await load('', announced, null)).text).toMatchObject({ current: null, state: 'coming' });
  });

  it('compares with the version that is asked for, from the older to the newer', async () => {
    const { text } = await load('version=3&compare=1');
    expect(text.comparison).toMatchObject({ from: 1 });
    const of = (kind: string) => text.comparison?.pieces.filter((piece) => piece.kind === kind).map(({ text }) => text);
    expect([of('removed'), of('added')]).toEqual([['1'], ['3']]);
  });

  it('asks for what can be a version alone, and each is a page of its own', async () => {
    for (const query of ['version=0', 'version=-1', 'version=1x', 'version=&compare=x']) {
      const { legalText } = await load(query);
      expect(legalText.mock.calls, query).toEqual([[{ query: { code: 'privacy_policy' } }]]);
    }
    expect((await load('version=1&compare=2')).page.address).toMatch(/privacy-policy\?version=1$/);
  });
});
