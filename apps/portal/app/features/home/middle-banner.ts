import type { Banner } from '@jianzhu/domain';

/** The banner between two sections. Without a picture of its own it stands on the product's drawing. */
export interface MiddleBannerData {
  readonly href: string;
  readonly title: string;
  readonly newWindow: boolean;
  readonly imageUrl?: string;
}

/** The first banner of place 101; null when none is to be seen. */
export function middleBanner([first]: readonly Banner[]): MiddleBannerData | null {
  if (!first) return null;
  return {
    href: first.link,
    title: first.title,
    newWindow: first.target === '_blank',
    ...(first.image && { imageUrl: first.image }),
  };
}
