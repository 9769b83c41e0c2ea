import { MATERIAL_CATEGORIES } from '@jianzhu/domain/catalogs';
import { SHELF_PICTURES } from '@jianzhu/domain/shelves';
import { newBlock, newPage, type PageSchema, pageReferences, SHOP_VIDEOS } from '@jianzhu/domain/shops';
import { useMemo, useRef, useState } from 'react';
import { type PortalClient, usePortalClient } from '../../portal-client.ts';
import { gradeText } from '../../record/certificate-grade.ts';
import { uploadFile } from '../../shelf/upload-picture.ts';
import { type OwnPage, productCalls, type Resolved, type ShopSettings, shopCalls } from './decoration-calls.ts';
import type { ShopCategory, ShopThings, Thing, ThingKind, ThingPage } from './shop-things.ts';

/** Products of a page of the list that is chosen from. */
const pageSize = 20;
/** Most services that a block shows, and so most that are found by one. */
const mostServices = 20;

type ResolvedBlock = Resolved[string];

const thingsOf: { readonly [Kind in ThingKind]: (block: ResolvedBlock) => readonly Thing[] } = {
  products: ({ products, tabs }) =>
    [...products, ...tabs.flat()].map(({ id, name, cover }) => ({ id, name, picture: cover, isGone: false })),
  services: ({ services }) =>
    services.map(({ id, title, cover }) => ({ id, name: title, picture: cover, isGone: false })),
  certificates: ({ certificates }) =>
    certificates.map(({ id, categoryName, grade }) => ({
      id,
      name: `${categoryName}${gradeText(grade)}`,
      picture: '',
      isGone: false,
    })),
  offers: ({ offers }) => offers.map(({ id, title }) => ({ id, name: title, picture: '', isGone: false })),
};

const kinds = Object.keys(thingsOf) as readonly ThingKind[]; // its keys are the kinds

type Known = Readonly<Record<ThingKind, Map<string, Thing>>>;

function learn(known: Known, resolved: Resolved): void {
  for (const block of Object.values(resolved)) {
    for (const kind of kinds) for (const thing of thingsOf[kind](block)) known[kind].set(thing.id, thing);
  }
}

/** Pages that show all services and certificates there are: what they resolve to is what can be chosen. */
const PROBES: Readonly<Partial<Record<ThingKind, (terminal: 'pc' | 'app') => PageSchema>>> = {
  services: (terminal) =>
    newPage('服务', terminal, [
      newBlock('shopHeader', 'header', terminal),
      newBlock('serviceGroup', 'newest', terminal, { source: 'newest', count: mostServices }),
      newBlock('serviceGroup', 'hottest', terminal, { source: 'hottest', count: mostServices }),
    ]),
  certificates: (terminal) =>
    newPage('证书', terminal, [
      newBlock('shopHeader', 'header', terminal),
      newBlock('qualificationWall', 'all', terminal, { source: 'all' }),
    ]),
};

const isNamed = (keyword: string) => (thing: Thing) => thing.name.includes(keyword);

async function findBy(
  client: PortalClient,
  page: OwnPage,
  settings: ShopSettings | null,
  kind: ThingKind,
  keyword: string,
  current: number,
): Promise<ThingPage> {
  if (kind === 'products') {
    const { businessId } = page.facts;
    const query = { businessId, current, size: pageSize, ...(keyword !== '' && { keyword }) };
    const { records, total } = await (await productCalls(client)).list({ query });
    const things = records.map(({ id, name, cover }) => ({ id, name, picture: cover, isGone: false }));
    return { things, hasMore: current * pageSize < total };
  }
  const probe = PROBES[kind];
  if (probe === undefined) {
    const { offers } = settings ?? (await (await shopCalls(client)).settings());
    const things = offers.map(({ id, title }) => ({ id, name: title, picture: '', isGone: false }));
    return { things: things.filter(isNamed(keyword)), hasMore: false };
  }
  const { terminal } = page;
  const { resolved } = await (await shopCalls(client)).resolve({ body: { terminal, schema: probe(terminal) } });
  const found = new Map(Object.values(resolved).flatMap((block) => thingsOf[kind](block).map((one) => [one.id, one])));
  return { things: [...found.values()].filter(isNamed(keyword)), hasMore: false };
}

const flatCategories = (categories: ShopSettings['categories']): readonly ShopCategory[] =>
  categories.flatMap(({ id, name, children }) => [
    { id, name },
    ...children.map((child) => ({ id: child.id, name: `${name} / ${child.name}` })),
  ]);

const materials: readonly ShopCategory[] = MATERIAL_CATEGORIES.map(({ code, name }) => ({ id: code, name }));

/** What the shop has: known by what its page shows, and found by calls. */
export function useShopThings(
  page: OwnPage,
  settings: ShopSettings | null,
  schema: PageSchema,
  resolved: Resolved,
): ShopThings {
  const client = usePortalClient();
  const [uploaded, setUploaded] = useState<readonly string[]>([]);
  const known = useRef<Known>({ products: new Map(), services: new Map(), certificates: new Map(), offers: new Map() });
  learn(known.current, resolved);
  const categories = useMemo(() => flatCategories(settings?.categories ?? []), [settings]);
  const covers = kinds.flatMap((kind) => [...known.current[kind].values()].map(({ picture }) => picture));
  const pictures = [...new Set([...uploaded, ...pageReferences(schema).images, ...covers])].filter((one) => one !== '');
  return {
    named: (kind, ids) =>
      ids.map((id) => known.current[kind].get(id) ?? { id, name: `#${id}`, picture: '', isGone: true }),
    find: (kind, keyword, current) => findBy(client, page, settings, kind, keyword, current),
    remember(kind, things) {
      for (const thing of things) known.current[kind].set(thing.id, thing);
    },
    ...{ categories, materials, pictures },
    async uploadPicture(file, report) {
      const resourceId = await uploadFile(client, file, SHELF_PICTURES, report);
      const { address } = await (await shopCalls(client)).showPicture({ body: { resourceId } });
      setUploaded((before) => [address, ...before]);
      return address;
    },
    async uploadVideo(file) {
      const resourceId = await uploadFile(client, file, SHOP_VIDEOS);
      return (await (await shopCalls(client)).showVideo({ body: { resourceId } })).address;
    },
  };
}
