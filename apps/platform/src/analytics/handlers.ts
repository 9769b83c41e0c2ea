import type { analytics } from '@jianzhu/api-client/contract';
import { anyone, type ContextHandlers } from '../http/handler.ts';
import type { RecordWriter } from './record-writer.ts';

/**
 * The collection of records of use (specification section 7); answers before anything is written. Who it was is what
 * the tokens of the request say, never what the record claims; names are not kept (decision 57).
 */
export function analyticsHandlers(writer: RecordWriter): ContextHandlers<typeof analytics> {
  return {
    inject: anyone(async ({ body }, { whoAsks }) => {
      const member = await whoAsks();
      writer.add({
        ...body,
        userId: member?.userId ?? '',
        tenantId: member?.acting?.businessId ?? '',
      });
      return null;
    }),
  };
}
