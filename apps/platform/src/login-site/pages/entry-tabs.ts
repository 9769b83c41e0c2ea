import { html, type Markup } from '../markup.ts';
import { TEXT } from '../messages.ts';
import { type PageContext, sitePage } from '../page-frame.ts';

/** Login and registration side by side, as two pages. */
export function entryTabs(current: 'login' | 'register', context: PageContext): Markup {
  const tab = (page: 'login' | 'register') =>
    html`<a href="${sitePage(page, context)}"${page === current ? html` aria-current="page"` : undefined}>${TEXT[page]}</a>`;
  return html`<h1 class="unseen">${TEXT[current]}</h1><nav class="tabs">${tab('login')}${tab('register')}</nav>`;
}
