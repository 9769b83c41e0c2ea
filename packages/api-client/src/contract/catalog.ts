import { get } from '../endpoint.ts';
import type { catalogSchemas } from './catalog.schema.ts';
import { trade } from './prefixes.ts';
import { ourBusiness } from './traits.ts';

type S = typeof catalogSchemas;

/** Materials that a line of an inquiry may mean, with what the business paid last. */
export const suggest = get<S['suggest']>('catalog.suggest', `${trade}/material/suggest`, {
  ...ourBusiness,
  permission: 'inquiry_view',
});
