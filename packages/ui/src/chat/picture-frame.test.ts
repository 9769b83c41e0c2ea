import { expect, test } from 'vitest';
import { pictureFrame } from './picture-frame.ts';

test.each([
  ['of unknown size', {}, { width: 240, height: 180 }],
  ['from a camera', { width: 4000, height: 3000 }, { width: 240, height: 180 }],
  ['of a telephone', { width: 1080, height: 2400 }, { width: 126, height: 280 }],
  ['smaller than its place', { width: 120, height: 90 }, { width: 120, height: 90 }],
  ['as thin as a line', { width: 4000, height: 10 }, { width: 240, height: 64 }],
  ['with no height', { width: 100, height: 0 }, { width: 240, height: 180 }],
])('a picture %s has its place before it is loaded', (_case, sides, frame) => {
  expect(pictureFrame(sides)).toEqual(frame);
});
