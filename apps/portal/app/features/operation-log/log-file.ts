import type { ExportColumn } from '@jianzhu/ui/xlsx';
import type { LogEntry } from './log-query.ts';
import { logTexts as texts } from './messages.ts';

const { columns, details } = texts;

/** What stands in a file of the log: all that is known of each event. */
export const logFile: readonly ExportColumn<LogEntry>[] = [
  { title: columns.time, type: 'text', width: 20, value: ({ time }) => time },
  { title: columns.actor, type: 'text', value: ({ actor }) => actor },
  { title: columns.act, type: 'text', width: 24, value: ({ act }) => act },
  { title: columns.record, type: 'text', width: 32, value: ({ record }) => record },
  { title: details.recordId, type: 'text', width: 24, value: ({ recordId }) => recordId },
  { title: columns.from, type: 'text', width: 20, value: ({ address }) => address },
  { title: details.device, type: 'text', value: ({ device }) => device },
  { title: columns.result, type: 'text', value: ({ result }) => result },
  { title: details.facts, type: 'text', width: 40, value: ({ facts }) => facts.join('；') },
  { title: details.requestId, type: 'text', width: 40, value: ({ requestId }) => requestId },
];
