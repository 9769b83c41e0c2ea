import { LinkTabs } from '@jianzhu/ui/link-tabs';
import * as paths from '../../paths.ts';
import type { MemberChoices } from './member-calls.ts';
import { memberTexts as texts } from './messages.ts';

/** The parts of 成员管理, as its address names them. */
const MEMBER_TABS = ['members', 'invitations', 'requests', 'group'] as const;

export type MemberTab = (typeof MEMBER_TABS)[number];

/** Which part an address shows: a notice of a request to join names that by its id alone (N412). */
export function memberTabOf(search: URLSearchParams): MemberTab {
  const asked = MEMBER_TABS.find((tab) => tab === search.get('tab'));
  return asked ?? (search.has('id') ? 'requests' : 'members');
}

export interface MemberTabsProps {
  readonly current: MemberTab;
  /** Null where they could not be loaded: then no part says how many are in it. */
  readonly choices: Pick<MemberChoices, 'seats' | 'waiting'> | null;
}

/** Across the top of each part of 成员管理. */
export function MemberTabs({ current, choices }: MemberTabsProps) {
  const totals = choices && {
    members: choices.seats.used,
    invitations: choices.waiting.invitations,
    requests: choices.waiting.joinRequests,
  };
  return (
    <LinkTabs
      variant="states"
      label={texts.tabs}
      current={current}
      tabs={MEMBER_TABS.map((key) => ({
        ...{ key, label: texts.parts[key] },
        href: key === 'members' ? paths.members : `${paths.members}?tab=${key}`,
        ...(totals && key !== 'group' && { total: String(totals[key]) }),
      }))}
    />
  );
}
