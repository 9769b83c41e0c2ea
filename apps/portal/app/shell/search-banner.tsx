import { type LinkedText, showsBanner, showsHotTopics } from '@jianzhu/domain';
import { Banner } from '@jianzhu/ui';
import homeArt from '@jianzhu/ui/art/banner.svg?no-inline';
import slimArt from '@jianzhu/ui/art/banner-slim.svg?no-inline';
import { useLocation, useNavigate } from 'react-router';
import * as paths from '../paths.ts';
import { useSite } from '../portal-client.ts';
import { editionOf } from '../site/edition.ts';
import type { Hero } from '../site/hero.server.ts';
import { isHome } from './site-brand.ts';
import { useSuggest } from './use-suggest.ts';

const bannerLine = ({ txt, url }: LinkedText) => ({ text: txt, href: url });

export interface SearchBannerProps {
  readonly hotTopics: readonly LinkedText[];
  /** The main banner of the home page; null elsewhere. */
  readonly hero: Hero | null;
}

/** Banner with the site search, on the five pages that have it (specification 2, Header). */
export function SearchBanner({ hotTopics, hero }: SearchBannerProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const suggest = useSuggest();
  const { industryTopTxt, platformConfigData } = useSite();
  if (!showsBanner(pathname)) return null;

  const onHome = isHome(pathname);
  const topics = showsHotTopics(platformConfigData) ? hotTopics.map(bannerLine) : [];
  return (
    <Banner
      variant={onHome ? 'home' : 'slim'}
      artSrc={onHome ? hero?.imageUrl || homeArt : slimArt}
      announcements={industryTopTxt.map(bannerLine)}
      sentence={editionOf(platformConfigData).sentence}
      sentenceHref={hero?.href}
      {...(topics.length > 0 && { topics })}
      searchAction={paths.globalSearch}
      suggest={suggest}
      onSearch={(keyword) => navigate(`${paths.globalSearch}?${new URLSearchParams({ keyword })}`)}
    />
  );
}
