import { fileExtension } from '../file-extension.ts';
import { formatMessage, UPLOAD_MESSAGES, type UploadMessages } from '../messages.ts';
import { gigabytes, megabytes, type SizeUnit, sizeUnit } from './size-unit.ts';
import type { UploadRules } from './upload-rules.ts';

/** A file of this many GB is refused, whatever the widget (decision 9). */
const MAX_GB = 4;

/** What is looked at; a browser's `File` has it. */
export interface FileFacts {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

export type UploadRule = 'extension' | 'empty' | 'tooLarge' | 'overCap' | 'tooMany';

/** Why a file was not taken. */
export interface UploadRejection {
  readonly rule: UploadRule;
  /** Name of the file. */
  readonly file: string;
  /** The number that was exceeded: bytes of 4 GB, MB of the cap, or files of the count; null for the other rules. */
  readonly limit: number | null;
  /** Text for the visitor. */
  readonly message: string;
}

/** How the rules are applied. */
export interface ValidationSettings {
  /** Default: by the visitor's system. */
  readonly unit?: SizeUnit;
  readonly messages?: UploadMessages;
}

interface Check {
  readonly rule: UploadRule;
  refuses(file: FileFacts, rules: UploadRules, unit: SizeUnit): boolean;
  limit(rules: UploadRules, unit: SizeUnit): number | null;
}

const isAccepted = (extension: string, accept: readonly string[]) =>
  extension !== '' && accept.some((accepted) => accepted.toLowerCase() === extension);

/** In the order in which they speak: the first that refuses gives the message. */
const FILE_CHECKS: readonly Check[] = [
  {
    rule: 'extension',
    refuses: ({ name }, { accept }) => !isAccepted(fileExtension(name), accept),
    limit: () => null,
  },
  { rule: 'empty', refuses: ({ size }) => size === 0, limit: () => null },
  {
    rule: 'tooLarge',
    refuses: ({ size }, _, unit) => size >= gigabytes(MAX_GB, unit),
    limit: (_, unit) => gigabytes(MAX_GB, unit),
  },
  {
    rule: 'overCap',
    refuses: ({ size }, { capMB }, unit) => capMB !== null && size >= megabytes(capMB, unit),
    limit: ({ capMB }) => capMB,
  },
];

/** Why a file is not taken, or null. The count is a matter of the whole selection: {@link validateSelection}. */
export function validateFile(
  file: FileFacts,
  rules: UploadRules,
  { unit = sizeUnit(), messages = UPLOAD_MESSAGES }: ValidationSettings = {},
): UploadRejection | null {
  const failed = FILE_CHECKS.find((check) => check.refuses(file, rules, unit));
  return failed === undefined ? null : rejection(failed.rule, file, failed.limit(rules, unit), messages);
}

export function rejection(
  rule: UploadRule,
  file: FileFacts,
  limit: number | null,
  messages: UploadMessages,
): UploadRejection {
  const values = { file: file.name, ...(limit === null ? {} : { n: limit }) };
  return { rule, file: file.name, limit, message: formatMessage(messages[rule], values) };
}
