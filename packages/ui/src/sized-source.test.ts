import { expect, it } from 'vitest';
import { sizedSource, textSource } from './sized-source.ts';

it('asks for an uploaded picture at the width it is shown in, and twice that on dense screens', () => {
  const src = '/api/rs-cms-service/picture/7301.jpg';
  expect(sizedSource(src, 224)).toEqual({ src: `${src}?w=224`, srcSet: `${src}?w=224 1x, ${src}?w=448 2x` });
});

it.each(['', '/art/scene-hall.svg', 'data:image/png;base64,AA', '/api/x/1.gif', '/api/x/1.png?w=2', 'blob:x'])(
  'leaves %o as it is',
  (src) => expect(sizedSource(src, 224)).toEqual({ src }),
);

it('offers an uploaded picture of a text in several widths, to be loaded as large as it stands there', () => {
  const src = '/api/rs-cms-service/picture/7301.jpg';
  expect(textSource(src, 2400)).toEqual({
    srcSet: `${src}?w=480 480w, ${src}?w=960 960w, ${src}?w=1600 1600w`,
    sizes: 'auto, min(100vw, 720px)',
  });
  expect(textSource(src, 300)?.sizes).toBe('auto, min(100vw, 300px)');
});

it.each([
  ['/art/scene-hall.svg', 300],
  ['/api/rs-cms-service/picture/7301.gif', 300],
  ['/api/rs-cms-service/picture/7301.jpg', Number.NaN],
  ['/api/rs-cms-service/picture/7301.jpg', 0],
])('offers %s at %d px in no other', (src, width) => expect(textSource(src, width)).toBeNull());
