import type { KernelName } from './md5-kernel.ts';

/** What the page asks of the worker. */
export type WorkerRequest =
  | { readonly type: 'hash'; readonly id: number; readonly file: Blob; readonly partSize: number | undefined }
  | { readonly type: 'abort'; readonly id: number };

/** What the worker answers. An aborted job is not answered. */
export type WorkerAnswer =
  /** It runs, with this kernel; sent once. */
  | { readonly type: 'ready'; readonly kernel: KernelName; readonly lanes: number }
  | { readonly type: 'read'; readonly id: number; readonly bytes: number }
  | { readonly type: 'digest'; readonly id: number; readonly md5: string; readonly parts: readonly string[] }
  | { readonly type: 'unreadable'; readonly id: number; readonly message: string };
