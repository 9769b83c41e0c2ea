import { describe, expect, it, vi } from 'vitest';
import { reloadAfterChunkFailure } from './chunk-reload.ts';

function openTab() {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  return {
    reload,
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    location: { reload },
  };
}

describe('reloading after code failed to load', () => {
  it('happens at most once a minute, over reloads (R-ERR-017, R-ERR-018, R-CONST-010)', () => {
    const tab = openTab();
    expect(reloadAfterChunkFailure(tab, 1_000_000)).toBe(true);
    expect(reloadAfterChunkFailure(tab, 1_059_000)).toBe(false);
    expect(reloadAfterChunkFailure(tab, 1_061_000)).toBe(true);
    expect(tab.reload).toHaveBeenCalledTimes(2);
  });

  it('never happens where the last time cannot be kept', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const tab = openTab();
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(reloadAfterChunkFailure({ ...tab, sessionStorage: { getItem: denied, setItem: denied } }, 1)).toBe(false);
    expect(tab.reload).not.toHaveBeenCalled();
  });
});
