import { themeClass } from '@jianzhu/ui/tokens';
import { html, type Markup } from './markup.ts';
import { SCRIPT_TEXT, TEXT } from './messages.ts';

/** What every page of the login site knows of the request. */
export interface PageContext {
  readonly baseTitle: string;
  readonly subTitle: string;
  /** The visitor's choice of text size on the portal. */
  readonly isLargeText: boolean;
  /** Start page of the portal under the host name of the request. */
  readonly portalOrigin: string;
  /** Whether the page says that it belongs to a demonstration: where others than this machine see it (decision 63). */
  readonly isMarked: boolean;
  /** Registered address to return to after login. */
  readonly returnUrl: string;
  readonly assets: { readonly style: string; readonly scripts: string; readonly art: string };
  /** Addresses of the calls that the pages make, by name. */
  readonly calls: Readonly<Record<string, string>>;
}

const mark = html`<svg class="brand__mark" viewBox="0 0 52 52" aria-hidden="true"><rect width="52" height="52" rx="4"/><path d="M11 11h30v7H30v16h11v7H11v-7h11V18H11z"/></svg>`;

/** After the words of a link that opens a window, for those who do not see it open. */
export const newWindow = html`<span class="unseen">${TEXT.newWindow}</span>`;

/** Address of another page of the login site that keeps the return address. */
export function sitePage(page: string, { returnUrl }: PageContext): string {
  return `/${page}?${new URLSearchParams({ returnUrl })}`;
}

/** Data for a script; `<` is written so that it can end nothing. */
const json = (data: unknown): Markup => ({ markup: JSON.stringify(data).replaceAll('<', '\\u003c') });

/** A whole document: drawing on the left, the page's box on the right. @param script name of the page's module */
export function pageFrame(context: PageContext, title: string, box: Markup, script?: string): Markup {
  return html`<!doctype html>
<html lang="zh-CN"${context.isLargeText ? html` class="${themeClass.largeText}"` : undefined}>
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} - ${context.baseTitle}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${context.assets.style}">
${script ? html`<script type="application/json" data-calls>${json(context.calls)}</script><script type="application/json" data-texts>${json(SCRIPT_TEXT)}</script><script type="module" src="${context.assets.scripts}${script}.js"></script>` : undefined}
</head>
<body>
${context.isMarked ? html`<aside class="demonstration" aria-label="${TEXT.demonstration}">${TEXT.demonstration}</aside>` : undefined}
<div class="page">
<header class="art"><a class="brand" href="${context.portalOrigin}/">${mark}<span><b class="brand__title">${context.baseTitle}</b><span class="brand__sub">${context.subTitle}</span></span></a><p class="art__slogan">${TEXT.slogan[0]}<br>${TEXT.slogan[1]}</p><img src="${context.assets.art}" alt=""></header>
<div class="main"><main id="main" class="box">${box}</main>
<footer class="foot"><a href="${context.portalOrigin}/default/global-search/privacy-policy">${TEXT.privacyPolicy}</a><a href="${context.portalOrigin}/default/global-search/user-agreement">${TEXT.userAgreement}</a><span>${TEXT.hotline}</span><a href="https://beian.miit.gov.cn/" rel="noopener noreferrer" target="_blank">${TEXT.filing}${newWindow}</a></footer></div>
</div>
</body>
</html>`;
}
