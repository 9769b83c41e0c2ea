import { expect, test } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { SectionBody } from './section-body.tsx';
import type { SectionContent } from './section-content.ts';

function body(content: SectionContent<readonly string[]>) {
  return mount(
    <SectionBody sectionKey="news" content={content} isEmpty={(rows) => rows.length === 0}>
      {(rows) => <p>{rows.join('、')}</p>}
    </SectionBody>,
  ).container;
}

test('shows the data when there is any', () => {
  expect(body({ status: 'ready', data: ['甲', '乙'] }).textContent).toBe('甲、乙');
});

test('says when there is nothing, without a way to load again', () => {
  const container = body({ status: 'ready', data: [] });
  expect(container.textContent).toContain('暂无内容');
  expect(container.querySelector('a')).toBeNull();
});
