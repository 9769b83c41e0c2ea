import { GROUP_STATUS, type GroupList } from '@jianzhu/domain/groups';
import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';

/** Who belongs to 砚北建设, and what each shows it; 岭澜水泥 has not answered yet. */
const SUBSIDIARIES: readonly { readonly shortName: string; readonly shared: readonly GroupList[] | null }[] = [
  { shortName: '晟岳建筑', shared: ['inquiry', 'deal', 'member'] },
  { shortName: '岭澜水泥', shared: null },
];

/** A company with a subsidiary that shares some of its lists, and one that is asked. */
export async function writeGroups(
  demo: DemoWriter,
  companies: readonly DemoCompany[],
  members: readonly DemoMember[],
): Promise<void> {
  const idOf = (name: string) => companies.find(({ shortName }) => shortName === name)?.id;
  const parent = idOf('砚北建设');
  const author = members.find(({ businessId }) => businessId === parent);
  if (author === undefined) return;
  await demo.insert(
    'group_link',
    SUBSIDIARIES.flatMap(({ shortName, shared }, index) => {
      const subsidiary = idOf(shortName);
      const time = demo.daysFromNow(-30 + index * 28);
      if (subsidiary === undefined) return [];
      return [
        {
          ...{ id: demo.newId(), business_id: parent, create_user_id: author.userId, update_user_id: author.userId },
          ...{ create_time: time, update_time: time, subsidiary_id: subsidiary, shared: shared ?? [] },
          ...{ status: shared === null ? GROUP_STATUS.waiting : GROUP_STATUS.joined, version: shared === null ? 1 : 2 },
        },
      ];
    }),
  );
}
