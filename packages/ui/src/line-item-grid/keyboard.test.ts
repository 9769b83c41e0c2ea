import { expect, test } from 'vitest';
import { actionForKey } from './keyboard.ts';

const modifiers = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test('arrows move the cursor, with Shift they extend the range', () => {
  expect(actionForKey({ ...modifiers, key: 'ArrowDown' }, 'navigation')).toMatchObject({
    movement: 'down',
    extend: false,
  });
  const extended = actionForKey({ ...modifiers, key: 'ArrowDown', shiftKey: true }, 'navigation');
  expect(extended).toMatchObject({ movement: 'down', extend: true });
  const toEnd = actionForKey({ ...modifiers, key: 'End', ctrlKey: true, shiftKey: true }, 'navigation');
  expect(toEnd).toMatchObject({ movement: 'end', extend: true });
});

test('Command does what Control does, and capitals what small letters do', () => {
  expect(actionForKey({ ...modifiers, key: 'Z', metaKey: true }, 'navigation')).toEqual({ type: 'undo' });
  expect(actionForKey({ ...modifiers, key: 'Z', ctrlKey: true, shiftKey: true }, 'navigation')).toEqual({
    type: 'redo',
  });
});

test('in an edit that was opened arrows, Home, Delete and undo belong to the text', () => {
  for (const key of ['ArrowLeft', 'ArrowDown', 'Home', 'Delete']) {
    expect(actionForKey({ ...modifiers, key }, 'caret')).toBeUndefined();
  }
  expect(actionForKey({ ...modifiers, key: 'z', ctrlKey: true }, 'caret')).toBeUndefined();
});

test('after typing into a cell arrows finish and move on', () => {
  expect(actionForKey({ ...modifiers, key: 'ArrowRight' }, 'entry')).toMatchObject({ type: 'move', movement: 'right' });
  expect(actionForKey({ ...modifiers, key: 'Home' }, 'entry')).toBeUndefined();
});

test('Enter opens an edit, and ends one downwards, with Shift upwards', () => {
  expect(actionForKey({ ...modifiers, key: 'Enter' }, 'navigation')).toEqual({ type: 'openEdit' });
  expect(actionForKey({ ...modifiers, key: 'Enter' }, 'entry')).toEqual({ type: 'commit', movement: 'down' });
  const up = actionForKey({ ...modifiers, key: 'Enter', shiftKey: true }, 'caret');
  expect(up).toEqual({ type: 'commit', movement: 'up' });
});

test('F4 asks for the calendar, in an edit Alt and down too; without one that moves the row', () => {
  const altDown = { ...modifiers, key: 'ArrowDown', altKey: true };
  for (const mode of ['navigation', 'entry', 'caret'] as const) {
    expect(actionForKey({ ...modifiers, key: 'F4' }, mode)).toEqual({ type: 'openCalendar' });
  }
  expect(actionForKey(altDown, 'entry')).toEqual({ type: 'openCalendar' });
  expect(actionForKey(altDown, 'caret')).toEqual({ type: 'openCalendar' });
  expect(actionForKey(altDown, 'navigation')).toEqual({ type: 'shiftRows', by: 1 });
});

test('letters, and chords of the browser, are left alone', () => {
  expect(actionForKey({ ...modifiers, key: 'a' }, 'navigation')).toBeUndefined();
  expect(actionForKey({ ...modifiers, key: 'c', ctrlKey: true }, 'navigation')).toBeUndefined();
});
