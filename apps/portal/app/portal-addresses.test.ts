import { expect, it } from 'vitest';
import { loginSiteLinks } from './portal-addresses.ts';

const origins = {
  own: 'http://localhost:3000',
  login: 'http://localhost:4001',
  storage: 'http://localhost:4002',
  siblings: 'http://localhost:4003',
};

/** The page of the portal that a login or a registration leads back to; null for home. */
function wayBackOf(wayBack: string) {
  const targets = Object.values(loginSiteLinks(origins, wayBack)).map((link: string) => {
    const returnUrl = new URL(link).searchParams.get('returnUrl') ?? '';
    return new URL(returnUrl).searchParams.get('target');
  });
  return new Set(targets);
}

it.each([
  ['the page', '/default/news/news-list?columnCode=policy', '/default/news/news-list?columnCode=policy'],
  ['home by saying nothing', '/default/home', null],
  ['home where no page is named', '', null],
  [
    'the page without its query, where that is too long',
    `/default/home/help?q=${'筑'.repeat(1500)}`,
    '/default/home/help',
  ],
])('login and registration lead back to %s', (_, wayBack, target) => {
  expect(wayBackOf(wayBack)).toEqual(new Set([target]));
});
