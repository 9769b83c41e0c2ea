export type { Clock, Locks, NetworkSource } from './ports/environment.ts';
export { type FileDigest, type Hasher, type HashOptions, ReadError } from './ports/hasher.ts';
export type { Ledger, LedgerEntry, LedgerPart } from './ports/ledger.ts';
export {
  type RegisterApi,
  RegisterError,
  type RegisterFault,
  type RegisterRequest,
  type Registration,
  type RegistrationResponse,
} from './ports/register-api.ts';
export {
  type Credentials,
  type ObjectAddress,
  type PartPage,
  type Storage,
  StorageError,
  type StorageFault,
  type StorageLimits,
  type StorageTarget,
  type StoredPart,
  type TransferOptions,
} from './ports/storage.ts';
