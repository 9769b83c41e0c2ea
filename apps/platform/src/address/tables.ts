import type { Region } from '@jianzhu/domain/forms';
import type { RecordColumns } from '../record/record-table.ts';

interface AddressTable extends RecordColumns {
  receiver: string;
  phone: string;
  landline: string;
  region: Region;
  detail: string;
  site_name: string;
  postcode: string;
  longitude: number | null;
  latitude: number | null;
  /** Of ADDRESS_TAGS. */
  tag: 1 | 2 | 3 | 9 | null;
  is_default: boolean;
}

declare module '../db/schema.ts' {
  interface Schema {
    address: AddressTable;
  }
}
