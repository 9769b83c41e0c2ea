export { Aside, type AsideProps, PartedForm, type PartedFormProps, WideField } from './form-parts.tsx';
export { type NeedEntry, NeedRows, NeedText } from './need-rows.tsx';
export { type OfferEntry, OfferRows } from './offer-rows.tsx';
