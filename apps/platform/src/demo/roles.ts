import { type PermissionKey, withViewKeys } from '@jianzhu/domain/member-center';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { officeTime } from './office-hours.ts';

type Own = readonly [name: string, description: string, dataScope: 1 | 2, keys: readonly PermissionKey[]];

/** Of the company of the story. */
const OWN_ROLES: readonly Own[] = [
  [
    '区域采购主管',
    '负责长春片区材料询价、招标报名审核与供应商库维护，不含定标',
    1,
    [
      ...(['inquiry_add', 'inquiry_edit', 'inquiry_publish', 'inquiry_close', 'inquiry_invite'] as const),
      ...(['inquiry_compare', 'inquiry_second', 'inquiry_export'] as const),
      ...(['tender_add', 'tender_edit', 'tender_audit', 'tender_answer'] as const),
      ...(['supplier_add', 'supplier_edit', 'supplier_black', 'deal_rate', 'project_view'] as const),
      ...(['address_add', 'address_edit', 'address_delete', 'member_view', 'notice_read', 'chat_use'] as const),
    ],
  ],
  [
    '招标专员',
    '编制招标文件、审核报名并组织开标',
    2,
    ['tender_add', 'tender_edit', 'tender_publish', 'tender_audit', 'tender_open', 'tender_answer'],
  ],
  ['仓储管理', '维护收货地址，确认到货', 1, ['address_add', 'address_edit', 'deal_finish']],
];

/** Roles of its own that the company of the story has made. */
export async function writeRoles(demo: DemoWriter, [first]: readonly DemoMember[]): Promise<void> {
  if (first === undefined) return;
  await demo.insert(
    'role',
    OWN_ROLES.map(([name, description, data_scope, keys], place) => {
      const at = officeTime(demo.now, 160 - place * 30).toISOString();
      return {
        id: demo.newId(),
        business_id: first.businessId,
        create_user_id: first.userId,
        create_time: at,
        update_user_id: first.userId,
        update_time: at,
        version: 1,
        name,
        description,
        permission_keys: withViewKeys(keys),
        data_scope,
      };
    }),
  );
}
