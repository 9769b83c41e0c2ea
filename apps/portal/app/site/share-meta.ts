import { yuanText } from '@jianzhu/domain/money';
import type { MetaDescriptor } from 'react-router';
import { wayTexts } from '../navigation/messages.ts';

/** What other sites and search engines are told of a page. */
export interface SharedPage {
  readonly name: string;
  /** One or two sentences; none where there is nothing to say. */
  readonly description?: string;
  /** Absolute, without what does not change the page. */
  readonly address: string;
  /** Absolute. */
  readonly image?: string;
  /** Absolute address of the home page. */
  readonly home: string;
  /** Between home and the page, from the top; addresses are absolute. */
  readonly way?: readonly { readonly name: string; readonly address: string }[];
  /** What the page is about, in the words of schema.org. */
  readonly subject?: { readonly '@type': string } & Readonly<Record<string, unknown>>;
}

/** What something costs, for `subject`. @param fen its price */
export const offerOf = (fen: number) => ({ '@type': 'Offer', price: yuanText(fen), priceCurrency: 'CNY' });

const CONTEXT = 'https://schema.org';

/** Meta elements of a page that may be found and shared. */
export function shareMeta({
  name,
  description,
  address,
  image,
  home,
  way = [],
  subject,
}: SharedPage): MetaDescriptor[] {
  const places = [{ name: wayTexts.home, address: home }, ...way, { name, address }];
  return [
    { property: 'og:title', content: name },
    { property: 'og:type', content: subject?.['@type'] === 'NewsArticle' ? 'article' : 'website' },
    { property: 'og:url', content: address },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(description ? [{ property: 'og:description', content: description }] : []),
    ...(image ? [{ property: 'og:image', content: image }] : []),
    {
      'script:ld+json': {
        '@context': CONTEXT,
        '@type': 'BreadcrumbList',
        itemListElement: places.map((place, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: place.name,
          item: place.address,
        })),
      },
    },
    ...(subject ? [{ 'script:ld+json': { '@context': CONTEXT, ...subject } }] : []),
  ];
}
