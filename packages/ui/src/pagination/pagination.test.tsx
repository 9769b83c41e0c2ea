import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { mount, one } from '../testing/mount.tsx';
import { Pagination } from './pagination.tsx';

const hrefOf = (page: number) => `/list?current=${page}`;

test('total and page size stand on the left, the current page is marked', () => {
  const { container } = mount(<Pagination current={3} pageSize={10} total={1234} hrefOf={hrefOf} />);
  expect(container.textContent).toMatch(/^共1,234条10条\/页/);
  expect(one(container, '[aria-current="page"]').textContent).toBe('第3页3');
});

test('pages with addresses are links, so that they work before any script', () => {
  const { container } = mount(<Pagination current={2} pageSize={10} total={30} hrefOf={hrefOf} />);
  const addresses = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([1, 1, 2, 3, 3].map(hrefOf));
});

test('nothing leads before the first or after the last page', () => {
  const { container } = mount(<Pagination current={1} pageSize={10} total={3} hrefOf={hrefOf} />);
  const ends = [...container.querySelectorAll('[aria-disabled]')];
  expect(ends.map((end) => end.textContent)).toEqual(['上一页', '下一页']);
});

test('without addresses a page is asked for', () => {
  const onSelect = vi.fn();
  const { container } = mount(<Pagination current={1} pageSize={20} total={50} onSelect={onSelect} />);
  for (const button of container.querySelectorAll('button')) button.click();
  expect(onSelect.mock.calls).toEqual([[1], [2], [3], [2]]);
});

test('another page size is told to the caller', () => {
  const onPageSizeChange = vi.fn();
  const { container } = mount(
    <Pagination current={1} pageSize={20} total={50} onSelect={vi.fn()} onPageSizeChange={onPageSizeChange} />,
  );
  const select = one<HTMLSelectElement>(container, 'select');
  select.value = '50';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  expect(onPageSizeChange).toHaveBeenCalledExactlyOnceWith(50);
});

test('pages without gaps need no jump', () => {
  const { container } = mount(<Pagination current={1} pageSize={10} total={90} hrefOf={hrefOf} />);
  expect(container.querySelector('form')).toBeNull();
});

test('where pages have addresses the jump follows the link of the typed one', () => {
  const { container } = mount(<Pagination current={1} pageSize={10} total={1234} hrefOf={hrefOf} />);
  const input = one<HTMLInputElement>(container, 'form input');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '56');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const followed: (string | null)[] = [];
  one(container, 'form a').addEventListener('click', (event) => {
    event.preventDefault();
    followed.push(one(container, 'form a').getAttribute('href'));
  });
  act(() => one<HTMLFormElement>(container, 'form').requestSubmit());
  expect(followed).toEqual(['/list?current=56']);
});
