import { createFilteredStorage } from '@jianzhu/domain';
import { expect, test } from 'vitest';
import { forgetAllWords, forgetWord, readRecentWords, rememberWord } from './recent-words.ts';

function storage() {
  const entries = new Map<string, string>();
  const port = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  return { entries, filtered: createFilteredStorage(() => port, { filtered: () => {}, failed: () => {} }) };
}

test('the newest word comes first, a repeated one is not kept twice', () => {
  const { filtered } = storage();
  for (const word of ['螺纹钢', '水泥', '螺纹钢']) rememberWord(word, filtered);
  expect(readRecentWords(filtered)).toEqual(['螺纹钢', '水泥']);
});

test('ten are kept', () => {
  const { filtered } = storage();
  for (let index = 0; index < 12; index += 1) rememberWord(`词${index}`, filtered);
  expect(readRecentWords(filtered)).toHaveLength(10);
  expect(readRecentWords(filtered)[0]).toBe('词11');
});

test('a word that looks like markup is kept as it is', () => {
  const { filtered } = storage();
  rememberWord('<script>"钢"', filtered);
  expect(readRecentWords(filtered)).toEqual(['<script>"钢"']);
});

test('one is removed, or all; nothing is left of them', () => {
  const { filtered, entries } = storage();
  for (const word of ['螺纹钢', '水泥']) rememberWord(word, filtered);
  forgetWord('水泥', filtered);
  expect(readRecentWords(filtered)).toEqual(['螺纹钢']);
  forgetWord('螺纹钢', filtered);
  expect(entries.size).toBe(0);
  rememberWord('水泥', filtered);
  forgetAllWords(filtered);
  expect(entries.size).toBe(0);
});
