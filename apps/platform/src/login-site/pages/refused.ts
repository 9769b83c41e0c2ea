import { html, type Markup } from '../markup.ts';
import { TEXT } from '../messages.ts';
import { type PageContext, pageFrame } from '../page-frame.ts';

/** Instead of a login that would hand a ticket to an address nobody registered. */
export function refusedPage(context: PageContext): Markup {
  const box = html`<h1 class="heading">${TEXT.refusedTitle}</h1><p class="hint">${TEXT.refused}</p><a class="solid solid--link" href="${context.portalOrigin}/">${TEXT.toPortal}</a>`;
  return pageFrame(context, TEXT.refusedTitle, box);
}
