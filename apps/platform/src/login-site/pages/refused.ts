import { html, type Markup } from '../markup.ts';
import { TEXT } from '../messages.ts';
import { type PageContext, pageFrame } from '../page-frame.ts';

/** Instead of a login that would hand a ticket to an address nobody registered. */
export function refusedPage(context: PageContext): Markup {
  const box = html`<h1 class="heading">${TEXT.refusedTitle}</h1><p>${TEXT.refused}</p><p class="links"><a href="${context.portalOrigin}/">${TEXT.toPortal}</a></p>`;
  return pageFrame(context, TEXT.refusedTitle, box);
}
