import logoUrl from '../../art/logo-jiheng-prefabrication.svg?no-inline';
import hallUrl from '../../art/scene-hall.svg?no-inline';
import prefabUrl from '../../art/scene-prefab.svg?no-inline';
import snowUrl from '../../art/scene-snow.svg?no-inline';
import steelUrl from '../../art/scene-steel.svg?no-inline';
import type { EnterpriseStyleData } from '../enterprise-style/enterprise-style-section.tsx';
import type { NewsData } from '../news/news-section.tsx';
import type { ResearchData } from '../research/research-section.tsx';
import * as sample from './sample-content.ts';

/** The sample news with the drawings that the product has; tests of the markup need none. */
export const picturedNews: NewsData = {
  ...sample.news,
  columns: sample.news.columns.map((column) =>
    column.featured ? { ...column, featured: { ...column.featured, imageUrl: hallUrl } } : column,
  ),
};

/** The sample companies with drawings. */
export const picturedCompanies: EnterpriseStyleData = {
  ...sample.enterpriseStyle,
  featured: sample.enterpriseStyle.featured.map((company, index) => ({
    ...company,
    imageUrl: [steelUrl, prefabUrl, hallUrl][index % 3] ?? steelUrl,
  })),
  wall: sample.enterpriseStyle.wall.map((company) => ({ ...company, logoUrl })),
};

/** The sample research with its drawing. */
export const picturedResearch: ResearchData = {
  ...sample.research,
  ...(sample.research.featured && { featured: { ...sample.research.featured, imageUrl: snowUrl } }),
};
