import { expect, test } from 'vitest';
import { mount, one } from '../testing/mount.tsx';
import { PageFrame } from './page-frame.tsx';

test('the skip link comes first and leads to the main region', () => {
  const { container } = mount(
    <PageFrame ground="sheet" header={<a href="/default/home">首页</a>}>
      内容
    </PageFrame>,
  );
  const [first] = container.querySelectorAll('a');
  expect(first?.textContent).toBe('跳到主要内容');
  expect(first?.getAttribute('href')).toBe(`#${one(container, 'main').id}`);
});
