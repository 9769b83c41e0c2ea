import type { certification } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { saveMaterials } from './save-materials.ts';

export interface CertificationServices {
  readonly database: Database;
  readonly store: ObjectStore;
}

/** The certification of a business. */
export function certificationHandlers(services: CertificationServices): ContextHandlers<typeof certification> {
  return {
    saveMaterials: asBusiness(({ body }, { caller }) => saveMaterials(services, caller, body.materials)),
  };
}
