import type { certification } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { saveMaterials } from './save-materials.ts';
import { readCertificationReview, submitMaterials, withdrawMaterials } from './submit-materials.ts';

export interface CertificationServices {
  readonly database: Database;
  readonly store: ObjectStore;
}

/** The certification of a business. */
export function certificationHandlers(services: CertificationServices): ContextHandlers<typeof certification> {
  const { database } = services;
  return {
    saveMaterials: asBusiness(({ body }, { caller }) => saveMaterials(services, caller, body.materials)),
    review: asBusiness((_input, { caller }) =>
      database.withSession(caller.session, (transaction) => readCertificationReview(transaction, caller)),
    ),
    submit: asBusiness(({ body }, { caller }) =>
      database.withSession(caller.session, (transaction) => submitMaterials(transaction, caller, body.version)),
    ),
    withdraw: asBusiness(({ body }, { caller }) =>
      database.withSession(caller.session, (transaction) => withdrawMaterials(transaction, caller, body.version)),
    ),
  };
}
