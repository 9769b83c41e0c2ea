import { type LinkedText, showsBanner, showsHotTopics } from '@jianzhu/domain';
import { Banner } from '@jianzhu/ui';
import homeArt from '@jianzhu/ui/art/banner.svg?no-inline';
import slimArt from '@jianzhu/ui/art/banner-slim.svg?no-inline';
import { useLocation, useNavigate } from 'react-router';
import * as paths from '../paths.ts';
import { useSite } from '../portal-client.ts';
import { editionOf } from '../site/edition.ts';
import { isHome } from './site-brand.ts';

/** Banner with the site search, on the five pages that have it (specification 2, Header). */
export function SearchBanner({ hotTopics }: { readonly hotTopics: readonly LinkedText[] }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { industryTopTxt, platformConfigData } = useSite();
  if (!showsBanner(pathname)) return null;

  const onHome = isHome(pathname);
  const topText = industryTopTxt[0];
  const topics = showsHotTopics(platformConfigData) ? hotTopics.map(({ txt, url }) => ({ text: txt, href: url })) : [];
  return (
    <Banner
      variant={onHome ? 'home' : 'slim'}
      artSrc={onHome ? homeArt : slimArt}
      {...(topText && { notice: { text: topText.txt, href: topText.url } })}
      sentence={editionOf(platformConfigData).sentence}
      {...(topics.length > 0 && { topics })}
      searchAction={paths.globalSearch}
      onSearch={(keyword) => navigate(`${paths.globalSearch}?${new URLSearchParams({ keyword })}`)}
    />
  );
}
