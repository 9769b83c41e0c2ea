import { ADDRESS_TAGS } from '@jianzhu/domain/addresses';
import { dictionaryLabel } from '@jianzhu/domain/forms';
import type { ExportColumn } from '@jianzhu/ui/xlsx';
import type { AddressRow } from './address-calls.ts';
import { addressTexts as texts } from './messages.ts';

const { columns } = texts;

/** What stands in a file of addresses: what their list shows, phones masked. */
export const addressFile: readonly ExportColumn<AddressRow>[] = [
  { title: columns.receiver, type: 'text', value: ({ receiver }) => receiver },
  { title: columns.phone, type: 'text', value: ({ phoneMasked }) => phoneMasked },
  { title: columns.region, type: 'text', width: 28, value: ({ regionText }) => regionText },
  { title: columns.detail, type: 'text', width: 48, value: ({ detail }) => detail },
  { title: columns.siteName, type: 'text', width: 24, value: ({ siteName }) => siteName },
  { title: columns.tag, type: 'text', value: ({ tag }) => (tag === null ? null : dictionaryLabel(ADDRESS_TAGS, tag)) },
  { title: columns.isDefault, type: 'text', value: ({ isDefault }) => (isDefault === 1 ? texts.isDefault : null) },
];
