import { branding, type PlatformConfig } from '@jianzhu/domain';
import fallbackIcon from './icon.svg?no-inline';

/** Title and icon that every page of a platform has (specification 4). */
function platformIdentity(config: PlatformConfig | null): { readonly title: string; readonly icon: string } {
  const { title, logo } = branding(config);
  return { title, icon: logo ?? fallbackIcon };
}

/** Sets title and icon again after a page change, in the elements that are there already. */
export function showPlatformIdentity(page: Document, config: PlatformConfig | null): void {
  const { title, icon } = platformIdentity(config);
  if (page.title !== title) page.title = title;
  const link = page.querySelector('link[rel="icon"]');
  if (link && link.getAttribute('href') !== icon) link.setAttribute('href', icon);
}
