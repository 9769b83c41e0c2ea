export type { UploadEmitter, UploadEvents } from './batch/upload-events.ts';
export { createUploadSignal, type SignalState, type UploadSignal } from './batch/upload-signal.ts';
export type { UploadSnapshot } from './batch/upload-snapshot.ts';
export type { AddResult, ChosenFile, Uploader } from './batch/uploader-api.ts';
export { DownloadError, type DownloadFault } from './download/download-error.ts';
export {
  type DownloadItem,
  type DownloadMessage,
  type DownloadOutcome,
  type DownloadSettings,
  downloadFiles,
} from './download/download-files.ts';
export { pageSaveTarget } from './download/page-save-target.ts';
export { pickedSaveTarget } from './download/picked-save-target.ts';
export type { FileSink, SaveTarget } from './download/save-target.ts';
export { uniqueNames } from './download/unique-names.ts';
export type { PageEvents } from './environment/page-events.ts';
export { createLocalLocks, createWebLocks } from './environment/page-locks.ts';
export { fileExtension } from './file-extension.ts';
export { type FailedItem, type FailureReason, type FileRefusal, UploadFailure } from './item/item-failure.ts';
export { ITEM_PHASES, type ItemPhase } from './item/item-phase.ts';
export type { ItemSnapshot, Uploaded } from './item/item-snapshot.ts';
export type { IncidentKind } from './item/upload-services.ts';
export { type UploadStage, uploadStage } from './item/upload-stage.ts';
export { createIndexedDbLedger } from './ledger/indexed-db-ledger.ts';
export { createMemoryLedger } from './ledger/memory-ledger.ts';
export type { ResumeEntry } from './ledger/resume-entries.ts';
export { formatMessage, type MessageName, UPLOAD_MESSAGES, type UploadMessages } from './messages.ts';
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
export { type PreviewKind, previewKind } from './preview/preview-kind.ts';
export { type PreviewRoute, type PreviewSettings, previewRoute } from './preview/preview-route.ts';
export type { SiteIdentity, UploadSession } from './register/api-headers.ts';
export { API_RETRY, API_TIMEOUT_MS, type ApiRetry, type ApiSettings } from './register/api-settings.ts';
export {
  type AttachmentEntry,
  addedAttachment,
  MODIFY_STATUS,
  type ModifyStatus,
  parseAttachmentEntry,
} from './register/attachment-entry.ts';
export { type AttachmentListEvent, attachmentList, shownAttachments } from './register/attachment-list.ts';
export { listAttachments } from './register/list-attachments.ts';
export { parseRegistration } from './register/parse-registration.ts';
export { registerApi } from './register/register-api.ts';
export { fetchTransport } from './storage/fetch-transport.ts';
export type { BucketStyle } from './storage/object-location.ts';
export { ossStorage } from './storage/oss-storage.ts';
export { ossV1Storage } from './storage/oss-v1-storage.ts';
export type { StorageSettings } from './storage/storage-settings.ts';
export type {
  SendOptions,
  StorageAnswer,
  StorageRequest,
  StorageTimeouts,
  Transport,
} from './storage/transport.ts';
export { xhrTransport } from './storage/xhr-transport.ts';
export { DEFAULT_RETRY, type RetryPolicy } from './transfer/retry-policy.ts';
export { createUploader } from './uploader.ts';
export type { MachineEvent, UploaderOptions } from './uploader-options.ts';
export {
  type BandName,
  type Bands,
  DEFAULT_BANDS,
  type PlanSettings,
  partRange,
  planTransfer,
  type TransferPlan,
} from './validation/bands.ts';
export { type SizeUnit, type SystemHint, sizeUnit } from './validation/size-unit.ts';
export { DEFAULT_ACCEPT, UPLOAD_VARIANTS, type UploadRules, type UploadVariant } from './validation/upload-rules.ts';
export {
  type FileFacts,
  type UploadRejection,
  type UploadRule,
  type ValidationSettings,
  validateFile,
} from './validation/validate-file.ts';
export { type FileVerdict, type SelectionVerdict, validateSelection } from './validation/validate-selection.ts';
