export {
  type AccessKeys,
  type AccessScope,
  type KeyLookup,
  STORAGE_ACTIONS,
  type StorageAction,
} from './access-keys.ts';
export type { ClientNames, ServerLimits } from './connection-limits.ts';
export type { CrossOriginRules } from './cross-origin.ts';
export { type DiskStore, type DiskStoreOptions, openDiskStore } from './disk/disk-store.ts';
export { createEndpoint, type EndpointOptions } from './endpoint.ts';
export { createMemoryEndpoint, type MemoryEndpoint, type MemoryEndpointOptions } from './memory-endpoint.ts';
export { createMemoryStore, type MemoryStore } from './memory-store.ts';
export { createNodeHandler, createStorageServer, type StorageServerOptions } from './node-handler.ts';
export type {
  ContentClaim,
  ObjectMetadata,
  ObjectName,
  ObjectStore,
  OpenObject,
  OpenUpload,
  ReceivedContent,
  StoredObject,
  TimeSource,
  UploadedPart,
  UploadName,
} from './object-store.ts';
export type { EndpointLimits } from './operations/exchange.ts';
export { type PresignedUrlOptions, presignUrl } from './presigned-url.ts';
export { abortUploadsBefore, removeObjectsBefore } from './removal.ts';
export type { AddressOptions } from './request-address.ts';
export type { SpaceQuota } from './space-ledger.ts';
export { createTemporaryKeys, type IssuedKeys, type TemporaryKeys } from './temporary-keys.ts';
export { ConnectionDropped, type EndpointRequest, type EndpointResponse, type WireHandler } from './wire.ts';
