/**
 * Watches the scripts of a page that has not come alive yet. When one of them is gone, for example after a newer
 * version has been installed, the page reloads, at most once a minute as after every chunk that is missing
 * (specification 8), and else shows the alert with this id. The alert leaves the document with hydration.
 *
 * It is sent inside the document, as its own text, because no file may be missing for it: it must name nothing from
 * outside of itself.
 *
 * @param keptAs key of the time of the last reload in the storage of the tab
 */
export function watchScripts(alertId: string, keptAs: string, intervalMs: number): void {
  let isReloading = false;

  function reload(): void {
    isReloading = true;
    location.reload();
  }

  /** Whether the last reload is long enough ago; without storage nothing would stop a loop. */
  function mayReload(): boolean {
    try {
      const last = sessionStorage.getItem(keptAs);
      if (last !== null && Date.now() - Number(last) < intervalMs) return false;
      sessionStorage.setItem(keptAs, String(Date.now()));
      return true;
    } catch (error) {
      console.warn('Not reloading: the time of the last reload cannot be kept', error);
      return false;
    }
  }

  function onMissing(): void {
    const alert = document.getElementById(alertId);
    if (!alert || isReloading) return;
    if (navigator.onLine && mayReload()) {
      reload();
      return;
    }
    // The browser would scroll by the height of the alert, to keep the page below it where it was.
    document.documentElement.style.overflowAnchor = 'none';
    alert.hidden = false;
    alert.querySelector('button')?.addEventListener('click', reload);
    window.addEventListener('online', reload);
  }

  // A script of the document that is missing, or one of those that it names, fails at its element.
  window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && onMissing(), true);
  // The entry is imported by a script that nobody waits for.
  window.addEventListener('unhandledrejection', ({ reason }) => /import|module/i.test(String(reason)) && onMissing());
}
