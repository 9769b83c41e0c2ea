/**
 * Refuses files that are dropped where nothing takes them. The browser would open such a file in place of the page, and
 * what is being uploaded or written there would be lost. Listens on the window, after everything that may take the file.
 *
 * @param signal ends the listening
 */
export function refuseStrayDrops(target: Window, signal?: AbortSignal): void {
  target.addEventListener(
    'dragover',
    (event) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    },
    { ...(signal && { signal }) },
  );
}
