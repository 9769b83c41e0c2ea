import * as v from 'valibot';
import { regionCode } from './fields.schema.ts';

/** A division and those below it; GB/T 2260 codes. */
export interface RegionNode {
  code: string;
  name: string;
  children?: RegionNode[] | undefined;
}

const regionNode: v.GenericSchema<RegionNode> = v.object({
  code: v.string(),
  name: v.string(),
  children: v.optional(v.array(v.lazy(() => regionNode))),
});

export const regionSchemas = {
  /** From the provinces down to the districts. */
  tree: { data: v.array(regionNode) },
  children: {
    query: v.object({ code: v.optional(regionCode) }),
    data: v.array(v.object({ code: v.string(), name: v.string(), isLeaf: v.boolean() })),
  },
};
