export { type NeedEntry, NeedRows } from './need-rows.tsx';
export { type OfferEntry, OfferRows } from './offer-rows.tsx';
