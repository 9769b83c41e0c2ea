import { act } from 'react';
import { expect, test } from 'vitest';
import { mount, one } from '../../testing/mount.tsx';
import { research } from '../testing/sample-content.ts';
import { ResearchSection } from './research-section.tsx';

test('a tab changes the catalogue and keeps the featured technology', () => {
  const { container } = mount(<ResearchSection content={{ status: 'ready', data: research }} />);
  expect(container.querySelectorAll('[role=tabpanel] li')).toHaveLength(5);
  act(() => one(container, '#research-columns-tab-results').click());
  const titles = [...container.querySelectorAll('[role=tabpanel] b')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['科研成果第1项', '科研成果第2项']);
  expect(one(container, 'article h3').textContent).toBe('严寒地区超低能耗建筑成套技术');
});
