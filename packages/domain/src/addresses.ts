export {
  ADDRESS_ACTS,
  ADDRESS_TAGS,
  type AddressAct,
  type AddressFields,
  addressRecord,
  MOST_ADDRESSES,
} from './address/address.ts';
export { ADDRESS_MESSAGES } from './address/messages.ts';
export { type AddressParts, addressReader } from './address/read-address-text.ts';
export type { Division } from './region/read-region.ts';
