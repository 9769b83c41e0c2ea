// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureAddresses, sanitizeForStorage, sanitizeRichText, withPictureSizes } from './sanitize-rich-text.ts';
import { attacks } from './testing/attacks.ts';
import { keptTexts } from './testing/kept-texts.ts';

test('runs where there is no document', () => {
  expect(globalThis).not.toHaveProperty('document');
  expect(sanitizeForStorage('<p>招标<b>公告</b></p>')).toBe('<p>招标<strong>公告</strong></p>');
});

test.each(keptTexts)('%s is kept as %s', (html, kept) => {
  expect(sanitizeForStorage(html)).toBe(kept);
});

test('a table that is shown scrolls in a box of its own, and only in one', () => {
  const shown = sanitizeRichText('<table><tr><td>C30</td></tr></table>');
  expect(shown).toBe(
    '<div data-scroll="" role="group" aria-label="表格" tabindex="0">' +
      '<table><tbody><tr><td>C30</td></tr></tbody></table></div>',
  );
  expect(sanitizeRichText(shown)).toBe(shown);
});

const uploaded = '/api/rs-cms-service/picture/7301.jpg';
const sizeOf = (address: string) => (address === uploaded ? { width: 1600, height: 900 } : undefined);

test.each([
  ['', ' width="1600" height="900"'],
  [' width="7" height="700"', ' width="7" height="4"'],
  [' width="320" height="320"', ' width="320" height="180"'],
  [' width="5000"', ' width="1600" height="900"'],
  [' width="100%" height="1e9"', ' width="1600" height="900"'],
  [' width="-4"', ' width="1600" height="900"'],
])('a picture that is written with%s stands there with%s', (asked, kept) => {
  const html = sanitizeForStorage(`<figure><img src="${uploaded}"${asked}></figure>`);
  const sized = withPictureSizes(html, sizeOf);
  const attributes = `<figure><img src="${uploaded}"${kept} alt="" loading="lazy"></figure>`.split(/[ >]/);
  expect(sized.split(/[ >]/).toSorted()).toEqual(attributes.toSorted());
  expect(sanitizeForStorage(sized)).toBe(sized);
  expect(withPictureSizes(sized, sizeOf)).toBe(sized);
});

test('a picture that is not known keeps what its author says of it', () => {
  const html = sanitizeForStorage(`<img src="/art/banner.svg" width="320"><p>文</p><img src="${uploaded}">`);
  expect(pictureAddresses(html)).toEqual(['/art/banner.svg', uploaded]);
  expect(withPictureSizes(html, () => undefined)).toBe(html);
});

test('a picture that is shown is offered in several widths once its own is known', () => {
  const sized = `<img src="${uploaded}" width="640" height="360">`;
  const shown = sanitizeRichText(`${sized}<p><img src="${uploaded}"></p>`);
  expect(shown).toBe(
    `<img src="${uploaded}" width="640" height="360" alt="" loading="lazy" ` +
      `srcset="${uploaded}?w=480 480w, ${uploaded}?w=960 960w, ${uploaded}?w=1600 1600w" ` +
      `sizes="auto, min(100vw, 640px)"><p><img src="${uploaded}" alt="" loading="lazy"></p>`,
  );
  expect(sanitizeRichText(shown)).toBe(shown);
});

test('what is nested too deep is cut off', () => {
  const deep = `${'<div>'.repeat(200)}底`;
  expect(sanitizeForStorage(`<p>面</p>${deep}`)).toBe(`<p>面</p>${'<div>'.repeat(100)}${'</div>'.repeat(100)}`);
});

test('what nests as no text does is shown as its source, without being read', () => {
  expect(sanitizeForStorage('<div>'.repeat(50_000))).toBe('&#x3C;div>'.repeat(50_000));
  expect(sanitizeForStorage('<table><a>'.repeat(501))).toBe('&#x3C;table>&#x3C;a>'.repeat(501));
  expect(sanitizeForStorage('<b>'.repeat(1000))).not.toContain('&#x3C;');
  expect(sanitizeForStorage('<p>段落<br></p>'.repeat(2000))).toBe('<p>段落<br></p>'.repeat(2000));
});

// Text is escaped and attributes are quoted, so a quoted part that looks like a handler is none.
const withoutQuoted = (html: string) => html.replace(/"[^"]*"/g, '""');

test.each(attacks)('%s leaves nothing that runs', (attack) => {
  const kept = sanitizeForStorage(attack);
  expect(withoutQuoted(kept)).not.toMatch(/<[^>]*\s(?:on\w+|style|class|id|name|srcset|ping|is|slot)\b/i);
  expect(withoutQuoted(kept)).not.toMatch(
    /<\/?(?:script|style|svg|math|iframe|object|embed|form|input|template|link|meta|base)\b/i,
  );
  expect(kept).not.toMatch(/(?:href|src)="(?!https?:|mailto:|tel:)[^"/?#]*:/i);
});

const pieces = fc.array(
  fc.oneof(
    fc.constantFrom(...attacks),
    fc.constantFrom('<p>', '</p>', '<a href=/x>', '<table>', '<tr>', '<td>', '</table>', '<li>', '<ul>', '<div>'),
    fc.constantFrom('<svg>', '<math>', '<mtext>', '<style>', '</style>', '<!--', '-->', '"', "'", '`', '>', '\0'),
    fc.string({ maxLength: 12 }),
  ),
  { maxLength: 8 },
);

test('cleaning what is clean changes nothing', () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const once = sanitizeForStorage(parts.join(''));
      expect(sanitizeForStorage(once)).toBe(once);
    }),
    { numRuns: 300 },
  );
});
