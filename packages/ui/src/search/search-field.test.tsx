import { act } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { mount, one } from '../testing/mount.tsx';
import { SearchField } from './search-field.tsx';
import type { Suggest } from './use-suggestions.ts';

const plain = (text: string) => ({ text, ranges: [], url: '' });

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

function field(suggest: Suggest = async () => [plain('螺纹钢'), plain('螺纹管')]) {
  const onSearch = vi.fn();
  const { container } = mount(
    <SearchField action="/search" onSearch={onSearch} suggest={suggest} blankHint="请输入" />,
  );
  const input = one<HTMLInputElement>(container, 'input');
  return {
    onSearch,
    container,
    input,
    enter: async (text: string) => {
      input.value = text;
      act(() => void input.dispatchEvent(new Event('input', { bubbles: true })));
      await act(() => vi.advanceTimersByTimeAsync(300));
    },
    press: (key: string) =>
      act(() => void input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))),
    submit: () =>
      act(() => void one(container, 'form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))),
    options: () =>
      [...container.querySelectorAll('[role=option] > span:first-of-type')].map((option) => option.textContent),
    marked: () => container.querySelector('[aria-selected=true]'),
    markedText: () => container.querySelector('[aria-selected=true] > span')?.textContent,
  };
}

test('arrows move through the suggestions and the text itself, Enter searches the marked one', async () => {
  const { enter, press, options, marked, markedText, input, onSearch } = field();
  await enter('螺纹');
  expect(options()).toEqual(['螺纹钢', '螺纹管']);
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(marked()).toBeNull();
  press('ArrowUp');
  expect(markedText()).toBe('螺纹管');
  press('ArrowDown');
  expect(marked()).toBeNull();
  press('ArrowDown');
  expect(input.getAttribute('aria-activedescendant')).toBe(marked()?.id);
  press('Enter');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('螺纹钢');
  expect(options()).toEqual([]);
});

test('Escape closes the suggestions and leaves the text; ArrowDown opens them again', async () => {
  const { enter, press, options, input } = field();
  await enter('螺纹');
  press('Escape');
  expect(options()).toEqual([]);
  expect(input.value).toBe('螺纹');
  press('ArrowDown');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(options()).toEqual(['螺纹钢', '螺纹管']);
});

test('the cross clears the text and its suggestions', async () => {
  const { enter, container, options, input } = field();
  await enter('螺纹');
  act(() => one<HTMLButtonElement>(container, 'button[aria-label="清空"]').click());
  expect(input.value).toBe('');
  expect(options()).toEqual([]);
});

test('an arrow puts a suggestion into the field without searching', async () => {
  const { enter, container, input, onSearch } = field();
  await enter('螺纹');
  act(() => container.querySelector<HTMLElement>('[data-fill]')?.click());
  expect(input.value).toBe('螺纹钢');
  expect(onSearch).not.toHaveBeenCalled();
});

test('the name of a page leads to the page, by a click and by Enter', async () => {
  const { enter, press, container, onSearch } = field(async () => [{ ...plain('我的询价'), url: '#inquiries' }]);
  const opened = vi.fn((event: Event) => event.preventDefault());
  container.addEventListener('click', opened);
  await enter('我的');
  press('ArrowDown');
  expect(one(container, '[role=option]').getAttribute('href')).toBe('#inquiries');
  press('Enter');
  expect(opened).toHaveBeenCalledOnce();
  expect(onSearch).not.toHaveBeenCalled();
  expect(container.querySelector('[role=option]')).toBeNull();
});

test('says that suggestions read as was typed, where they do not hold it', async () => {
  const { enter, container } = field();
  await enter('luowen');
  expect(container.textContent).toContain('与拼音“luowen”相符');
  await enter('螺纹');
  expect(container.textContent).not.toContain('与拼音');
});

test('a click searches for what was clicked', async () => {
  const { enter, container, onSearch } = field();
  await enter('螺纹');
  act(() => container.querySelectorAll<HTMLElement>('[role=option]')[1]?.click());
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('螺纹管');
});

test('one character asks for nothing, and neither does an input method that still composes', async () => {
  const suggest = vi.fn<Suggest>().mockResolvedValue([]);
  const { enter, input } = field(suggest);
  await enter('钢');
  act(() => void input.dispatchEvent(new Event('compositionstart', { bubbles: true })));
  await enter('luowen');
  expect(suggest).not.toHaveBeenCalled();
  input.value = '螺纹';
  act(() => void input.dispatchEvent(new Event('compositionend', { bubbles: true })));
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(suggest).toHaveBeenCalledExactlyOnceWith('螺纹', expect.any(AbortSignal));
});

test('the answer to an earlier text never shows', async () => {
  const answers: ((found: readonly ReturnType<typeof plain>[]) => void)[] = [];
  const { enter, options } = field(() => new Promise((resolve) => answers.push(resolve)));
  await enter('螺纹');
  await enter('螺纹钢');
  await act(async () => answers[1]?.([plain('螺纹钢筋')]));
  await act(async () => answers[0]?.([plain('螺纹管')]));
  expect(options()).toEqual(['螺纹钢筋']);
});

test('suggestions that fail are none', async () => {
  const { enter, options } = field(() => Promise.reject(new Error('down')));
  await enter('螺纹');
  expect(options()).toEqual([]);
});

test('a blank search stays and says what is missing until something is entered', async () => {
  const { enter, submit, container, input, onSearch } = field();
  await enter('螺纹');
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  await enter('  ');
  submit();
  expect(onSearch).not.toHaveBeenCalled();
  expect(container.querySelector(`[id="${input.getAttribute('aria-describedby')}"]`)?.textContent).toBe('请输入');
});
