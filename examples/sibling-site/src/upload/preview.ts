import { previewRoute } from '@jianzhu/upload';
import { element, part } from '../site/element.ts';

/** Shows a picture or a video in the page's dialog; false for files that can only be downloaded. */
export function showPreview(fileName: string, url: string): boolean {
  const route = previewRoute({ fileName, url }, { officeViewer: null });
  if (route.kind !== 'image' && route.kind !== 'video') return false;
  const dialog = part('preview', HTMLDialogElement);
  const shown =
    route.kind === 'image'
      ? element('img', { src: route.url, alt: fileName })
      : element('video', { src: route.url, controls: true, ariaLabel: fileName });
  part('preview-name', HTMLElement).textContent = fileName;
  part('preview-content', HTMLElement).replaceChildren(shown);
  dialog.showModal();
  return true;
}
