import { describe, expect, it, vi } from 'vitest';
import { sectionOf } from './section-call.ts';

describe('a section of the home page', () => {
  it('has its data when its calls succeed', async () => {
    const report = vi.fn();
    expect(await sectionOf('news', async () => 7, report)).toEqual({ status: 'ready', data: 7 });
    expect(report).not.toHaveBeenCalled();
  });

  it('says so when a call fails, offers to load again, and marks the page as degraded (R-HOME-010)', async () => {
    const report = vi.fn();
    const error = new Error('down');
    expect(await sectionOf('news', () => Promise.reject(error), report)).toEqual({
      status: 'failed',
      retryHref: '?params=news',
    });
    expect(report).toHaveBeenCalledWith({ error, degrades: true });
  });
});
