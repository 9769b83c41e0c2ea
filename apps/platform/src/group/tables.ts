import type { GroupList, GroupStatus } from '@jianzhu/domain/groups';
import type { Generated } from 'kysely';
import type { Status } from '../db/column-types.ts';
import type { RecordColumns } from '../record/record-table.ts';

interface GroupLinkTable extends RecordColumns {
  subsidiary_id: string;
  status: Status<GroupStatus>;
  shared: Generated<GroupList[]>;
}

declare module '../db/schema.ts' {
  interface Schema {
    group_link: GroupLinkTable;
  }
}
