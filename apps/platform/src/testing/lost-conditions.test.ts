import { expect, it } from 'vitest';
import { lostConditions } from './lost-conditions.ts';

const without = (text: string) => lostConditions(text).map((lost) => lost.without.replace(/\s+/g, ' ').trim());

it('takes a condition away as a whole, and each that is joined by and', () => {
  expect(without('select * from "deal" where "id" = $1 and "status" in ($2, $3) order by "id" limit $4')).toEqual([
    'select * from "deal" where (true or ( "id" = $1 and "status" in ($2, $3) )) order by "id" limit $4',
    'select * from "deal" where (true or ( "id" = $1 )) and "status" in ($2, $3) order by "id" limit $4',
    'select * from "deal" where "id" = $1 and (true or ( "status" in ($2, $3) )) order by "id" limit $4',
  ]);
});

it('takes alternatives away together, and leaves the two ends of a range together', () => {
  expect(without('select 1 from a where x = $1 or y = $2')).toEqual([
    'select 1 from a where (true or ( x = $1 or y = $2))',
  ]);
  expect(without('select 1 from a where x between $1 and $2')).toHaveLength(1);
});

it('takes away what stands in brackets by itself, up to their end', () => {
  expect(without('select (select max(x) from b where b.id = a.id) as x from a where a.id = $1')).toEqual([
    'select (select max(x) from b where (true or ( b.id = a.id)) ) as x from a where a.id = $1',
    'select (select max(x) from b where b.id = a.id) as x from a where (true or ( a.id = $1))',
  ]);
});

it('looks into no names and texts', () => {
  expect(without(`select "where" from a`)).toEqual([]);
});
