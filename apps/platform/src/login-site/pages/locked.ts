import { html, type Markup } from '../markup.ts';
import { TEXT } from '../messages.ts';
import { type PageContext, pageFrame } from '../page-frame.ts';

/** Instead of the page of sent texts, for a browser without its password. */
export function lockedPage(context: PageContext, isTooOften: boolean): Markup {
  const box = html`<h1 class="heading">${TEXT.sent}</h1><p class="hint">${isTooOften ? TEXT.sentTooOften : TEXT.sentLocked}</p>`;
  return pageFrame(context, TEXT.sent, box);
}
