import { expect, it } from 'vitest';
import { sizedSource } from './sized-source.ts';

it('asks for an uploaded picture at the width it is shown in, and twice that on dense screens', () => {
  const src = '/api/rs-cms-service/picture/7301.jpg';
  expect(sizedSource(src, 224)).toEqual({ src: `${src}?w=224`, srcSet: `${src}?w=224 1x, ${src}?w=448 2x` });
});

it.each(['', '/art/scene-hall.svg', 'data:image/png;base64,AA', '/api/x/1.gif', '/api/x/1.png?w=2', 'blob:x'])(
  'leaves %o as it is',
  (src) => expect(sizedSource(src, 224)).toEqual({ src }),
);
