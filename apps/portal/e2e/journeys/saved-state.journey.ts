import { demoPerson } from '../support/accounts.ts';
import { home } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { expectInteractive, expectMember, expectVisitor } from '../support/shell.ts';

const encoded = (value: unknown) => `j1.${Buffer.from(JSON.stringify(value)).toString('base64url')}`;

/** Values that a sibling site, an extension or an older version of this site may have left. */
const corruptValues = {
  'no encoding': 'zzz',
  'bare JSON': '{"token":"x","jianzhuToken":"y"}',
  'a script tag': '<script>alert(1)</script>',
  'an event handler': 'x onclick=alert(1)',
  'a call': 'eval(1)',
  'a broken encoding': 'j1.eyJ0b2tlbiI',
  'another shape': encoded({ token: 5, switchCompanyInfo: 'x' }),
} as const;

test('values that cannot be read are removed, and the visitor stays one (R-STATE-009, R-ERR-040)', async ({
  page,
  problems,
}) => {
  problems.expect(/Local storage: user was deleted by rule|Local storage: decode of user failed/);
  await page.goto(home);
  for (const [name, value] of Object.entries(corruptValues)) {
    await page.evaluate((raw) => localStorage.setItem('user', raw), value);
    await page.reload();
    await expectInteractive(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user')), name).toBeNull();
    await expectVisitor(page);
    await expect(page.getByRole('region', { name: '供需对接' })).toBeVisible();
  }
});

test('a member whose saved state is broken stays logged in (R-STATE-009)', async ({ page, context, problems }) => {
  problems.expect(/Local storage: \w+ was deleted by rule/);
  // An address of the site without scripts: those of a page would read what is written, and follow the login, at any time.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('user', '"<broken>"'));
  await enterAs(context, demoPerson(18));
  await page.goto(home);
  await expectInteractive(page);
  await expectMember(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await page.reload();
  await expectInteractive(page);
  await expectMember(page);
});
