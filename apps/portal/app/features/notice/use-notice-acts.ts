import { clickNotice, markAllRead, type Notice, type NoticeClickPorts } from '@jianzhu/domain';
import { useNavigate } from 'react-router';
import { logUnlessShown } from '../../api/log-unless-shown.ts';
import { addressWithLogin, openWindow } from '../../cross-site/open-shared.ts';
import { trustedSites } from '../../cross-site/trusted-sites.ts';
import { usePortalClient } from '../../portal-client.ts';
import type { MemberSession } from '../../session/member-session.ts';
import { useActs } from '../../use-acts.ts';

/** What whoever shows notices does when one of them is read or opened. */
export interface NoticeActEffects {
  /** Counts anew whatever it shows. */
  refreshCounts(session: MemberSession): Promise<unknown>;
  /** The platform has marked this notice, or all of them, read. */
  onRead?(id: string | 'all'): void;
  /** The page of a notice opens in this window. */
  onLeave?(): void;
}

const allRead = 'all';

/** Opens notices and marks them read, in the drawer as on the page of all (domain, NR10 to NR13). */
export function useNoticeActs({ refreshCounts, onRead, onLeave }: NoticeActEffects) {
  const client = usePortalClient();
  const navigate = useNavigate();
  const { start, isRunning } = useActs();
  const sites = trustedSites(client.origins);

  const ports: NoticeClickPorts = {
    async markRead(id) {
      const { api } = await client.memberSession();
      await api.notice.clickRead({ params: { id } });
      onRead?.(id);
    },
    async markAllRead() {
      const { api } = await client.memberSession();
      await api.notice.allRead();
      onRead?.(allRead);
    },
    refreshCounts: async () => void (await refreshCounts(await client.memberSession())),
    reportFailure: logUnlessShown,
    open(kind, address) {
      if (kind === 'in-app') {
        onLeave?.();
        void navigate(address);
        return;
      }
      const shared = addressWithLogin(address, sites, client.session, kind === 'shared-center');
      if (shared) openWindow(shared.address);
    },
  };

  return {
    open: (notice: Notice) => void start(notice.id, () => clickNotice(notice, sites, ports).reading),
    markAllRead: () => void start(allRead, () => markAllRead(ports)),
    isMarkingAllRead: isRunning(allRead),
  };
}
