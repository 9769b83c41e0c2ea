import { dictionaryLabel, SERVICE_TYPES } from '@jianzhu/domain/forms';
import type { Searchable } from '../search/documents.ts';

const DETAILS = '/default/comprehensives-ervices/see-more?id=';

/** The columns of a service that the search needs. */
export interface SearchableService {
  readonly id: string;
  readonly title: string;
  readonly service_type: number;
  readonly detail: string;
  readonly cover: string;
  readonly price: number | null;
  readonly publish_time: Date;
}

/** A service as the search of the whole site finds it. */
export function searchableService(service: SearchableService): Searchable {
  const type = dictionaryLabel(SERVICE_TYPES, service.service_type);
  return {
    kind: 'service',
    id: service.id,
    title: service.title,
    tag: type,
    summary: type,
    content: service.detail,
    image: service.cover,
    price: service.price,
    boost: 0,
    publishTime: service.publish_time,
    url: DETAILS + service.id,
  };
}
