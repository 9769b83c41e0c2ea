import { expect, test } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { Badge } from './badge.tsx';

test.each(['1', '99', '99+'])('shows %s as it is given (R-HEAD-012, R-HEAD-014)', (text) => {
  expect(mount(<Badge text={text} />).container.textContent).toBe(text);
});

test.each([null, ''])('shows nothing for %j (R-HEAD-013)', (text) => {
  expect(mount(<Badge text={text} />).container.innerHTML).toBe('');
});
