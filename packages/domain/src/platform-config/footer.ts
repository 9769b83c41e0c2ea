import type { FooterItem } from './footer-item.ts';
import { FRIENDLY_LINKS_TITLE } from './messages.ts';
import { CHANGCHUN_PLATFORM_CODE } from './platform-code.ts';

/** Columns of the footer; on CHANGCHUN without the one titled friendly links (specification 2). */
export function footerColumns(
  footerData: readonly FooterItem[] | null | undefined,
  platformCode: string | null,
): readonly FooterItem[] {
  const columns = footerData ?? [];
  if (platformCode !== CHANGCHUN_PLATFORM_CODE) return columns;
  return columns.filter((column) => column.articleTitle.trim() !== FRIENDLY_LINKS_TITLE);
}

/** Where a footer link leads: its url, else the help page with its id (specification 2). */
export function footerLinkAddress(item: FooterItem): string {
  return item.url === '' ? `/default/home/help?id=${encodeURIComponent(item.id)}` : item.url;
}
