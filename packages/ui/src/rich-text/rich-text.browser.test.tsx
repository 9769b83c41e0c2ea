import DOMPurify from 'dompurify';
import { expect, onTestFinished, test } from 'vitest';
import '../tokens/global.css.ts';
import { mount, one } from '../testing/mount.tsx';
import { allowList } from './allow-list.ts';
import { RichText } from './rich-text.tsx';
import { sanitizeForStorage, sanitizeRichText } from './sanitize-rich-text.ts';
import { attacks } from './testing/attacks.ts';
import { keptTexts } from './testing/kept-texts.ts';

const attributes = ['href', 'title', 'target', 'rel', 'src', 'alt', 'width', 'height', 'loading', 'start', 'scope'];
const secondOpinion = {
  ALLOWED_TAGS: [...allowList.tagNames],
  ALLOWED_ATTR: [...attributes, 'colspan', 'rowspan'],
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^:]*(?:[/?#]|$))/i,
};

test.each(keptTexts)('%s is kept as on the server', (html, kept) => {
  expect(sanitizeForStorage(html)).toBe(kept);
});

/** HTML as the browser itself writes it. */
function rewritten(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.innerHTML;
}

test.each(attacks)('of %s another cleaner takes nothing more away', (attack) => {
  const kept = sanitizeForStorage(attack);
  expect(rewritten(DOMPurify.sanitize(kept, secondOpinion))).toBe(rewritten(kept));
});

test('the other cleaner takes something from what was not cleaned', () => {
  const html = '<p onclick="x()">文</p>';
  expect(DOMPurify.sanitize(html, secondOpinion)).not.toBe(rewritten(html));
});

/** Puts HTML into the page, then a picture that fails and calls `done`: whatever stood before it had its turn. */
function show(html: string): Promise<void> {
  const page = document.createElement('div');
  document.body.append(page);
  onTestFinished(() => page.remove());
  page.innerHTML = html;
  const pictures = [...page.querySelectorAll('img')].map((image) => {
    image.loading = 'eager';
    return new Promise((settled) => {
      image.addEventListener('error', settled);
      image.addEventListener('load', settled);
    });
  });
  return Promise.all(pictures).then(() => undefined);
}

test('nothing that was cleaned runs, though it would have', async () => {
  await show(attacks.map(sanitizeRichText).join(''));
  expect(window).not.toHaveProperty('attacked');
  onTestFinished(() => void Reflect.deleteProperty(window, 'attacked'));
  await show('<img src="data:," onerror="window.attacked=1">');
  expect(window).toHaveProperty('attacked', 1);
});

test('a wide table scrolls in its own box and the lines stay within 42 characters', () => {
  const cells = '<td>混凝土强度等级</td>'.repeat(20);
  const { container } = mount(
    <div style={{ width: 1000 }}>
      <RichText html={sanitizeRichText(`<p>${'字'.repeat(84)}</p><table><tr>${cells}</tr></table>`)} />
    </div>,
  );
  const box = one(container, '[data-scroll]');
  expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
  expect(box.clientWidth).toBe(42 * 16);
  expect(one(container, 'p').getBoundingClientRect().height).toBe(2 * 28);
});

test('a picture that cannot be shown leaves no sign of a broken one', async () => {
  const html = sanitizeRichText('<p>文</p><img src="data:,none" alt="无"><img src="/nowhere.png" alt="坏">');
  const { container } = mount(<RichText html={html} />);
  const picture = one<HTMLImageElement>(container, 'img[alt="坏"]');
  picture.loading = 'eager';
  await expect.poll(() => getComputedStyle(picture).display).toBe('none');
  expect(one(container, 'p').textContent).toBe('文');
});

test('a picture whose size is said keeps its place before it has come', () => {
  const { container } = mount(
    <div style={{ width: 400 }}>
      <RichText html={sanitizeRichText('<p>文</p><img src="/later.png" width="1600" height="900" alt="工地">')} />
    </div>,
  );
  const picture = one<HTMLImageElement>(container, 'img');
  expect(picture.complete && picture.naturalWidth > 0).toBe(false);
  const { width, height } = picture.getBoundingClientRect();
  expect([width, height]).toEqual([400, 225]);
});
