import type { analytics } from '@jianzhu/api-client/contract';
import { anyone, type ContextHandlers } from '../http/handler.ts';
import type { RecordWriter } from './record-writer.ts';

/** The collection of records of use (specification section 7); answers before anything is written. */
export function analyticsHandlers(writer: RecordWriter): ContextHandlers<typeof analytics> {
  return {
    inject: anyone(async ({ body }) => {
      writer.add(body);
      return null;
    }),
  };
}
