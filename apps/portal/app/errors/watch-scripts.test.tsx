import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchScripts } from './watch-scripts.ts';

const key = 'chunk-reload-at';
let reload: ReturnType<typeof vi.spyOn>;
let listeners: AbortController;

/** A page that has not come alive, with the watch as the document carries it. */
function openPage(): HTMLElement {
  document.body.innerHTML = '<div id="alert" hidden><button>重新加载</button></div><script id="missing"></script>';
  new Function(`(${watchScripts})("alert", "${key}", 60000)`)();
  const alert = document.getElementById('alert');
  if (!alert) throw new Error('the page has no alert');
  return alert;
}

const miss = () => document.getElementById('missing')?.dispatchEvent(new Event('error'));

beforeEach(() => {
  listeners = new AbortController();
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, capture?: unknown) =>
      add(type, listener, { capture: capture === true, signal: listeners.signal }),
  );
  reload = vi.spyOn(window.location, 'reload').mockReturnValue();
});

afterEach(() => {
  listeners.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('a page whose scripts are missing', () => {
  it('reloads once, though every script of it fails (R-ERR-017)', () => {
    const alert = openPage();
    miss();
    miss();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(alert.hidden).toBe(true);
  });

  it('says so when it was reloaded within the minute, and reloads at a press (4, R-ERR-018)', () => {
    sessionStorage.setItem(key, String(Date.now() - 59_000));
    const alert = openPage();
    miss();
    expect(reload).not.toHaveBeenCalled();
    expect(alert.hidden).toBe(false);
    alert.querySelector('button')?.click();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads again after a minute', () => {
    sessionStorage.setItem(key, String(Date.now() - 60_000));
    openPage();
    miss();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits for the network rather than reload without one', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const alert = openPage();
    miss();
    expect(reload).not.toHaveBeenCalled();
    expect(alert.hidden).toBe(false);
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('never reloads where the last time cannot be kept', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied });
    const alert = openPage();
    miss();
    expect(reload).not.toHaveBeenCalled();
    expect(alert.hidden).toBe(false);
  });

  it('reloads as well when the entry, which nobody waits for, is missing, but for no other rejection', () => {
    openPage();
    const reject = (reason: Error) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    reject(new Error('storage is full'));
    expect(reload).not.toHaveBeenCalled();
    reject(new TypeError('Failed to fetch dynamically imported module: /assets/entry.js'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is left alone once it is alive', () => {
    openPage().remove();
    miss();
    expect(reload).not.toHaveBeenCalled();
  });
});
