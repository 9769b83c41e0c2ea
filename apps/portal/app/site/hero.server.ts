import { BANNER_PLACE } from '@jianzhu/domain';
import type { RequestServices } from '../request-services.server.ts';

/** The picture behind the search of the home page, and where its sentence leads. Empty values: the product's own. */
export interface Hero {
  readonly imageUrl: string;
  readonly href: string;
}

/** The first banner of the place home main (domain rules 26); without one the home page has the product's drawing. */
export async function loadHero({ api, report }: Pick<RequestServices, 'api' | 'report'>): Promise<Hero> {
  try {
    const [first] = await api.content.banners({ params: { code: BANNER_PLACE.homeMain } });
    return { imageUrl: first?.image ?? '', href: first?.link ?? '' };
  } catch (error) {
    report({ error, degrades: true });
    return { imageUrl: '', href: '' };
  }
}
