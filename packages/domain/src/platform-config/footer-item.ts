import * as v from 'valibot';
import { list, optionalId, text } from '../wire-values.ts';

/** Column of the footer or link in a column (specification 3); columns have children. */
export interface FooterItem {
  articleTitle: string;
  url: string;
  id: string;
  children: FooterItem[];
}

export const footerItemSchema: v.GenericSchema<unknown, FooterItem> = v.object({
  articleTitle: text,
  url: text,
  id: optionalId,
  children: list(v.lazy(() => footerItemSchema)),
});
