import * as v from 'valibot';
import { code, list, optionalId, text } from '../wire-values.ts';

/** Node of the member's menu; `code` is its permission key, `sort` its place among its siblings. */
export interface Menu {
  id: string;
  code: string;
  name: string;
  path: string;
  icon: string;
  sort: number | null;
  children: Menu[];
}

export const menuSchema: v.GenericSchema<unknown, Menu> = v.object({
  id: optionalId,
  code: text,
  name: text,
  path: text,
  icon: text,
  sort: code,
  children: list(v.lazy(() => menuSchema)),
});
