import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { mount, one } from '../testing/mount.tsx';
import { SearchForm } from './search-form.tsx';

function submit(form: HTMLFormElement, keyword: string): boolean {
  one<HTMLInputElement>(form, 'input').value = keyword;
  let goesToServer = true;
  act(() => {
    goesToServer = form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  return goesToServer;
}

test('is a GET form with the query keyword, usable before hydration (R-HEAD-044)', () => {
  const { container } = mount(<SearchForm />);
  const form = one<HTMLFormElement>(container, 'form');
  expect(form.getAttribute('action')).toBe('/default/global-search');
  expect(form.method).toBe('get');
  expect(one<HTMLInputElement>(form, 'input').name).toBe('keyword');
  expect(one(form, 'label').textContent).toBe('搜索');
});

test('gives the trimmed keyword to the page instead of the server', () => {
  const onSearch = vi.fn();
  const { container } = mount(<SearchForm onSearch={onSearch} />);
  expect(submit(one<HTMLFormElement>(container, 'form'), ' 钢筋&水泥 ')).toBe(false);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('钢筋&水泥');
});

test('a blank keyword does nothing (R-HEAD-045)', () => {
  const onSearch = vi.fn();
  const { container } = mount(<SearchForm onSearch={onSearch} />);
  expect(submit(one<HTMLFormElement>(container, 'form'), '   ')).toBe(false);
  expect(onSearch).not.toHaveBeenCalled();
});

test('each example word links to its own search (R-HEAD-039 to R-HEAD-043)', () => {
  const { container } = mount(<SearchForm />);
  const examples = [...container.querySelectorAll('a')];
  expect(examples.map((link) => link.textContent)).toEqual(['新闻', '服务', '商品', '功能']);
  expect(examples[0]?.getAttribute('href')).toBe(`/default/global-search?keyword=${encodeURIComponent('新闻')}`);
});
