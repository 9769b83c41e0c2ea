import type { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { loader as robots } from '../routes/robots.ts';
import { xmlAnswer } from './xml.ts';

it('with the host of its request in it is kept by no cache that others read', () => {
  // Of the context the origin alone is read, of the arguments the context alone.
  const context = { get: () => ({ origin: 'http://evil.example' }) } as unknown as RouterContextProvider;
  const answers = [
    robots({ context } as unknown as Parameters<typeof robots>[0]),
    xmlAnswer('application/xml', '<a/>'),
  ];
  for (const { headers } of answers) expect(headers.get('cache-control')).toBe('private, max-age=600');
});
