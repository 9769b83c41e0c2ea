import { expect, it, vi } from 'vitest';
import type { RequestServices } from '../request-services.server.ts';
import { loadHero } from './hero.server.ts';

function services(banners: () => Promise<unknown>) {
  const report = vi.fn();
  // The one call that it makes.
  const api = { content: { banners: vi.fn(banners) } } as unknown as RequestServices['api'];
  return { api, report };
}

it('asks for place 100 and takes its first banner (R-CALL-031)', async () => {
  const asked = services(async () => [
    { image: '/hero.jpg', link: '/a' },
    { image: '/other.jpg', link: '' },
  ]);
  expect(await loadHero(asked)).toEqual({ imageUrl: '/hero.jpg', href: '/a' });
  expect(asked.api.content.banners).toHaveBeenCalledWith({ params: { code: '100' } });
});

it('leaves the page its own drawing when there is none, or the call fails', async () => {
  const none = { imageUrl: '', href: '' };
  expect(await loadHero(services(async () => []))).toEqual(none);
  const failing = services(() => Promise.reject(new Error('down')));
  expect(await loadHero(failing)).toEqual(none);
  expect(failing.report).toHaveBeenCalledWith(expect.objectContaining({ degrades: true }));
});
