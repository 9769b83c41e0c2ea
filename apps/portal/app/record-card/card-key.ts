import * as paths from '../paths.ts';

/** Kinds of records that have a card, as the contract names them. */
export const CARD_KINDS = ['inquiry', 'quotation', 'deal'] as const;

export type CardKind = (typeof CARD_KINDS)[number];

/** Page of each kind, and the parameter that names the record in its address. */
const PAGES: Readonly<Record<CardKind, { readonly path: string; readonly parameter: string }>> = {
  inquiry: { path: paths.inquiryDetail, parameter: 'id' },
  quotation: { path: paths.quotedCompanyDetail, parameter: 'quotationId' },
  deal: { path: paths.dealDetail, parameter: 'id' },
};

/** A record that a card stands for, as `kind:id`. */
export type CardKey = `${CardKind}:${string}`;

/** The key of a record; null for a kind without a card, or what is no id. */
export function cardKey({ kind, id }: { readonly kind: string; readonly id: string }): CardKey | null {
  const known = CARD_KINDS.find((one) => one === kind);
  return known !== undefined && /^\d{1,20}$/.test(id) ? `${known}:${id}` : null;
}

/** The two parts of a key. */
export function partsOf(key: CardKey): { readonly kind: CardKind; readonly id: string } {
  const at = key.indexOf(':');
  return { kind: key.slice(0, at) as CardKind, id: key.slice(at + 1) }; // every key is made by `cardKey`
}

/** The page of the record. */
export function cardHref(key: CardKey): string {
  const { kind, id } = partsOf(key);
  const { path, parameter } = PAGES[kind];
  return `${path}?${new URLSearchParams({ [parameter]: id })}`;
}

/** The record whose page an address opens; null for every other address. */
export function cardOfAddress(address: string): CardKey | null {
  const [path, query = ''] = address.split('?');
  const kind = CARD_KINDS.find((one) => PAGES[one].path === path);
  return kind === undefined ? null : cardKey({ kind, id: new URLSearchParams(query).get(PAGES[kind].parameter) ?? '' });
}
