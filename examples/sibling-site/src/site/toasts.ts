import { button, element, part } from './element.ts';
import { siteMessages } from './messages.ts';

const mostToasts = 4;

/** Tells the visitor something: errors interrupt a screen reader, information waits its turn. */
export function showToast(kind: 'info' | 'error', text: string): void {
  const region = part('toasts', HTMLElement);
  const toast = element('p', { role: kind === 'error' ? 'alert' : 'status', className: `toast ${kind}` }, text);
  toast.append(button(siteMessages.close, () => toast.remove()));
  region.prepend(toast);
  while (region.childElementCount > mostToasts) region.lastElementChild?.remove();
}
