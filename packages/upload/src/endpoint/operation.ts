import type { StorageAction } from './access-keys.ts';
import { EndpointError } from './endpoint-error.ts';
import { type QueryEntries, queryValue } from './wire.ts';

/** Everything that the endpoint can do. */
export const OPERATIONS = {
  putObject: 'PutObject',
  getObject: 'GetObject',
  headObject: 'GetObject',
  deleteObject: 'DeleteObject',
  initiate: 'PutObject',
  uploadPart: 'PutObject',
  listParts: 'ListParts',
  complete: 'PutObject',
  abort: 'AbortMultipartUpload',
} as const satisfies Record<string, StorageAction>;

export type OperationName = keyof typeof OPERATIONS;

/** Parameters that would make another operation of a request, which the endpoint does not have. */
const OTHER_OPERATIONS = new Set(['acl', 'tagging', 'append', 'restore', 'select', 'symlink', 'copy', 'versionId']);

interface Parameters {
  readonly uploads: boolean;
  readonly upload: boolean;
  readonly part: boolean;
}

type Rule = readonly [method: string, parameters: Parameters, operation: OperationName];

const plain = { uploads: false, upload: false, part: false };
const RULES: readonly Rule[] = [
  ['PUT', plain, 'putObject'],
  ['PUT', { uploads: false, upload: true, part: true }, 'uploadPart'],
  ['GET', plain, 'getObject'],
  ['GET', { uploads: false, upload: true, part: false }, 'listParts'],
  ['HEAD', plain, 'headObject'],
  ['DELETE', plain, 'deleteObject'],
  ['DELETE', { uploads: false, upload: true, part: false }, 'abort'],
  ['POST', { uploads: true, upload: false, part: false }, 'initiate'],
  ['POST', { uploads: false, upload: true, part: false }, 'complete'],
];

/** Which operation a request asks for. @throws EndpointError when there is none like it */
export function operationOf(method: string, query: QueryEntries): OperationName {
  const has = (name: string) => queryValue(query, name) !== undefined;
  if (query.some(([name]) => OTHER_OPERATIONS.has(name))) throw new EndpointError('NotImplemented');
  const asked = { uploads: has('uploads'), upload: has('uploadId'), part: has('partNumber') };
  const rule = RULES.find(
    ([name, { uploads, upload, part }]) =>
      name === method && uploads === asked.uploads && upload === asked.upload && part === asked.part,
  );
  if (rule === undefined) {
    throw new EndpointError(RULES.some(([name]) => name === method) ? 'InvalidArgument' : 'MethodNotAllowed');
  }
  return rule[2];
}
