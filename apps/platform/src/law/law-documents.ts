import { dictionaryLabel, LAW_FIELDS } from '@jianzhu/domain/forms';
import type { Searchable } from '../search/documents.ts';

const SERVICES = '/default/comprehensives-ervices/law-services';

/** The columns of a lawyer that the search needs. */
export interface SearchableLawyer {
  readonly id: string;
  readonly name: string;
  readonly firm_name: string;
  readonly region_name: string;
  readonly fields: readonly number[];
  readonly intro: string;
  readonly avatar: string;
  readonly consult_price: number;
}

/** The columns of a package that the search needs. */
export interface SearchablePackage {
  readonly id: string;
  readonly name: string;
  readonly scope: readonly number[];
  readonly suitable: string;
  readonly detail: string;
  readonly cover: string;
  readonly price: number;
}

const namesOf = (fields: readonly number[]) => fields.map((code) => dictionaryLabel(LAW_FIELDS, code));

/** A lawyer as the search of the whole site finds one. @param since ISO text of the day that counts as published */
export function searchableLawyer(lawyer: SearchableLawyer, since: string): Searchable {
  const fields = namesOf(lawyer.fields);
  return {
    kind: 'law',
    id: lawyer.id,
    title: `${lawyer.name}律师`,
    tag: fields[0] ?? '',
    summary: [lawyer.firm_name, lawyer.region_name, fields.join('、')].join('，'),
    content: lawyer.intro,
    image: lawyer.avatar,
    price: lawyer.consult_price,
    boost: 0,
    publishTime: since,
    url: `${SERVICES}/lawyer/lawyer-list?lawyerId=${lawyer.id}`,
  };
}

/** A package as the search of the whole site finds it. @param since as of {@link searchableLawyer} */
export function searchablePackage(found: SearchablePackage, since: string): Searchable {
  return {
    kind: 'law',
    id: found.id,
    title: found.name,
    tag: namesOf(found.scope)[0] ?? '',
    summary: found.suitable,
    content: found.detail,
    image: found.cover,
    price: found.price,
    boost: 0,
    publishTime: since,
    url: `${SERVICES}/legal/package-detail?id=${found.id}`,
  };
}
