import { isKnownBlock, type PageSchema, publishProblems, readPage, type Terminal } from '@jianzhu/domain/shops';
import { afterAll, describe, expect, it } from 'vitest';
import { createDemoPlatform } from '../testing/demo-platform.ts';
import { PATHS } from '../testing/test-platform.ts';

const platform = await createDemoPlatform();
afterAll(() => platform.close());

const shown = await platform.db.admin<{ business_id: string; terminal: Terminal; schema: PageSchema }>(
  'select business_id, terminal, schema from shop_version where is_shown order by business_id, terminal',
);

describe('a shop of the demonstration', () => {
  it('is there for computers and phones', () => {
    expect(shown.map(({ terminal }) => terminal).filter((terminal) => terminal === 'pc')).toHaveLength(4);
    expect(shown.length).toBeGreaterThan(6);
  });

  it.each(shown)(
    '$business_id $terminal could have been published, and shows something in every block',
    async (page) => {
      const { business_id: businessId, terminal, schema } = page;
      expect(readPage(schema, terminal)).toEqual({ schema, problems: [] });
      expect(publishProblems(schema, terminal)).toEqual([]);
      const path = `${PATHS.front}/shop/page?businessId=${businessId}&terminal=${terminal}`;
      const { data } = await platform.get(path);
      expect(data).toMatchObject({ state: 'published', facts: { businessId } });
      const empty = schema.blocks.filter(isKnownBlock).flatMap(({ id, type }) => {
        const { products = [], services = [], offers = [] } = data.resolved[id] ?? {};
        const count = { productGroup: products.length, serviceGroup: services.length, coupon: offers.length }[
          type as string
        ];
        return count === 0 ? [type] : [];
      });
      expect(empty).toEqual([]);
    },
  );
});
