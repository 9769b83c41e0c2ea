import type { Link, LinkKind } from './link.ts';
import type { PageSchema } from './page-schema.ts';
import { pageValues } from './page-values.ts';
import type { PropKind } from './prop.ts';

/** What pages name by id, for who looks up whether it is there. */
export interface PageReferences {
  readonly products: readonly string[];
  readonly services: readonly string[];
  readonly certificates: readonly string[];
  readonly offers: readonly string[];
  readonly categories: readonly string[];
  /** Addresses. */
  readonly images: readonly string[];
  readonly videos: readonly string[];
  /** Markup of rich texts. */
  readonly rich: readonly string[];
}

type Kind = keyof PageReferences;

const KIND_OF_LINK: Readonly<Partial<Record<LinkKind, Kind>>> = {
  ...{ product: 'products', service: 'services', category: 'categories' },
};
const KIND_OF_VALUE: Readonly<Partial<Record<PropKind, Kind>>> = {
  ...{ products: 'products', services: 'services', certificates: 'certificates', offers: 'offers' },
  ...{ shopCategory: 'categories', image: 'images', video: 'videos', rich: 'rich' },
};

/** Everything that the values of a page name, each once; values that do not count now are left out. */
export function pageReferences(schema: PageSchema): PageReferences {
  const found: Record<Kind, Set<string>> = {
    ...{ products: new Set(), services: new Set(), certificates: new Set(), offers: new Set() },
    ...{ categories: new Set(), images: new Set(), videos: new Set(), rich: new Set() },
  };
  for (const { spec, value } of pageValues(schema)) {
    if (spec.kind === 'link') {
      const { kind, target } = value as Link; // a page that was read
      const held = KIND_OF_LINK[kind];
      if (held !== undefined) found[held].add(target);
      continue;
    }
    const held = KIND_OF_VALUE[spec.kind];
    if (held === undefined) continue;
    for (const one of typeof value === 'string' ? [value] : (value as readonly string[])) found[held].add(one);
  }
  const listed = (kind: Kind) => [...found[kind]].filter((one) => one !== '');
  return {
    products: listed('products'),
    services: listed('services'),
    certificates: listed('certificates'),
    offers: listed('offers'),
    categories: listed('categories'),
    images: listed('images'),
    videos: listed('videos'),
    rich: listed('rich'),
  };
}
