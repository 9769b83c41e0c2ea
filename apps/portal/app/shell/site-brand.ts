import { branding } from '@jianzhu/domain';
import type { BrandProps } from '@jianzhu/ui';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import * as paths from '../paths.ts';
import { useSite } from '../portal-client.ts';

/** Whether a path is the home page, whatever its letter case or trailing slash. */
export function isHome(pathname: string): boolean {
  return pathname.replace(/\/+$/, '').toLowerCase() === paths.home;
}

/** Logo, title and subtitle of the platform. A click leads home, and on the home page to its top (specification 2). */
export function useSiteBrand(): BrandProps {
  const { pathname } = useLocation();
  const { title, subTitle, logo } = branding(useSite().platformConfigData);
  return {
    href: paths.home,
    title,
    subtitle: subTitle,
    ...(logo !== null && { logoSrc: logo }),
    onClick: (event: MouseEvent) => {
      if (!isHome(pathname)) return;
      event.preventDefault();
      window.scrollTo({ top: 0, behavior: 'smooth' });
    },
  };
}
