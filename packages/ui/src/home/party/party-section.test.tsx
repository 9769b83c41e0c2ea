import { expect, test } from 'vitest';
import { mount, one } from '../../testing/mount.tsx';
import { party } from '../testing/sample-content.ts';
import { PartySection } from './party-section.tsx';

test('the plate opens a new window and says so', () => {
  const { container } = mount(<PartySection content={{ status: 'ready', data: party }} />);
  const plate = one<HTMLAnchorElement>(container, 'a[href="/party"]');
  expect(plate.target).toBe('_blank');
  expect(plate.textContent).toContain('（在新窗口打开）');
});

test('stands in the red theme', () => {
  const { container } = mount(<PartySection content={{ status: 'ready', data: party }} />);
  expect(one(container, '#party').classList.contains('theme-party')).toBe(true);
});
