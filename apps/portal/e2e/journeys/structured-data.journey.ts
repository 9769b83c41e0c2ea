import type { APIRequestContext } from '@playwright/test';
import { portal } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';

/** What each kind of record is in the words of schema.org, and the list that leads to one. */
const kinds = [
  { list: '/default/news/news-list', detail: '/default/news/news-detail', type: 'NewsArticle' },
  { list: '/default/company/more', detail: '/default/company/detail', type: 'Organization' },
  {
    list: '/default/comprehensives-ervices/law-services/law-lesson/lawlesson-list',
    detail: '/default/comprehensives-ervices/law-services/law-lesson/lawlesson-detail',
    type: 'Course',
  },
] as const;

const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

async function read(request: APIRequestContext, address: string) {
  const html = await (await request.get(portal + address)).text();
  const told = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  return { html, data: told.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>) };
}

for (const { list, detail, type } of kinds) {
  test(`${detail} tells search engines what it is and where it stands (${type})`, async ({ request }) => {
    const overview = await read(request, list);
    const [, query = ''] = new RegExp(`href="${detail}\\?(id=\\d+)"`).exec(overview.html) ?? [];
    expect(query).not.toBe('');
    const address = `${portal}${detail}?${query}`;
    const { html, data } = await read(request, `${detail}?${query}`);
    expect(html).toContain(`<link rel="canonical" href="${address}"`);
    const title = decoded(/<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1] ?? '');
    const subject = data.find((told) => told['@type'] === type);
    expect(subject).toMatchObject({ '@context': 'https://schema.org' });
    expect([subject?.headline, subject?.name]).toContain(title);
    const path = data.find((told) => told['@type'] === 'BreadcrumbList');
    const places = path?.itemListElement as readonly { position: number; name: string; item: string }[];
    expect(places.map(({ position }) => position)).toEqual(places.map((_, index) => index + 1));
    expect(places.at(0)).toMatchObject({ item: `${portal}/default/home` });
    expect(places.at(-1)).toMatchObject({ name: title, item: address });
    for (const { item } of places) expect((await request.get(item)).status(), item).toBe(200);
  });
}
