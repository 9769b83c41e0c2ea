import { expect, test } from 'vitest';
import { playerKeyAction } from './player-keys.ts';

test('letters act wherever the focus is, in either case', () => {
  for (const owner of ['stage', 'button', 'input'] as const) {
    expect(playerKeyAction('k', owner)).toEqual({ type: 'toggle' });
    expect(playerKeyAction('M', owner)).toEqual({ type: 'mute' });
  }
});

test('the space bar is left to buttons, and arrows to sliders and choices', () => {
  expect(playerKeyAction(' ', 'stage')).toEqual({ type: 'toggle' });
  expect(playerKeyAction(' ', 'button')).toBeNull();
  expect(playerKeyAction('ArrowLeft', 'button')).toEqual({ type: 'seek', by: -5 });
  expect(playerKeyAction('ArrowLeft', 'input')).toBeNull();
});

test('other keys mean nothing here, not even those that every object knows', () => {
  expect(playerKeyAction('Tab', 'stage')).toBeNull();
  expect(playerKeyAction('x', 'stage')).toBeNull();
});
