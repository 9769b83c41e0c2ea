import { button, element, part } from './element.ts';
import { siteMessages } from './messages.ts';

const mostNotices = 4;

/** Tells the visitor something: errors interrupt a screen reader, information waits its turn. */
export function showNotice(kind: 'info' | 'error', text: string): void {
  const region = part('notices', HTMLElement);
  const notice = element('p', { role: kind === 'error' ? 'alert' : 'status', className: `notice ${kind}` }, text);
  notice.append(button(siteMessages.close, () => notice.remove()));
  region.prepend(notice);
  while (region.childElementCount > mostNotices) region.lastElementChild?.remove();
}
