import { expect, it } from 'vitest';
import { supervisionData } from './supervision.ts';

it('shows the supervision without content while nothing was reported of the region', () => {
  expect(supervisionData(null)).toEqual({ figures: [], subjects: [], updatedText: '' });
});
