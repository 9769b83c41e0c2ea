import { expect, test } from 'vitest';
import { canvasActOf, historyActOf } from './canvas-keys.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test('arrows choose, with Alt they move, Ctrl+D copies, Delete removes', () => {
  expect(canvasActOf({ ...none, key: 'ArrowDown' })).toBe('next');
  expect(canvasActOf({ ...none, key: 'ArrowUp', altKey: true })).toBe('up');
  expect(canvasActOf({ ...none, key: 'ArrowDown', altKey: true })).toBe('down');
  expect(canvasActOf({ ...none, key: 'd', ctrlKey: true })).toBe('copy');
  expect(canvasActOf({ ...none, key: 'D', metaKey: true })).toBe('copy');
  expect(canvasActOf({ ...none, key: 'Delete' })).toBe('remove');
});

test('letters alone, and keys of the browser, do nothing', () => {
  expect(canvasActOf({ ...none, key: 'd' })).toBeNull();
  expect(canvasActOf({ ...none, key: 'Tab' })).toBeNull();
  expect(canvasActOf({ ...none, key: 'ArrowDown', shiftKey: true })).toBeNull();
});

test('Ctrl+Z takes back, Ctrl+Y and Ctrl+Shift+Z do again', () => {
  expect(historyActOf({ ...none, key: 'z', ctrlKey: true })).toBe('undo');
  expect(historyActOf({ ...none, key: 'Z', metaKey: true, shiftKey: true })).toBe('redo');
  expect(historyActOf({ ...none, key: 'y', ctrlKey: true })).toBe('redo');
  expect(historyActOf({ ...none, key: 'z' })).toBeNull();
});
