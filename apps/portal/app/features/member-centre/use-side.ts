import { currentCompanyId, onlySupplies, toggleCompanyType } from '@jianzhu/domain';
import type { MemberSideSwitch } from '@jianzhu/ui/pages';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { createBrowserStorage } from '../../session/browser-storage.ts';

const offersKey = 'sideOffers';

/** Ids of the companies that were offered the other side and have answered. */
const offersSchema = v.array(v.string());

/**
 * The side of the marketplace that the member looks from, kept with the state of the user (decision 51). A company that
 * only supplies is offered the side of the suppliers until it has answered once; it is never switched unasked.
 */
export function useSide(): MemberSideSwitch {
  const client = usePortalClient();
  const { user, userInfo } = useSession();
  const current = user.companyType;
  const businessId = currentCompanyId(user);
  const mayWantOther = current === 'require' && onlySupplies(userInfo?.companyRoles ?? []);
  const [isOffered, setIsOffered] = useState(false);

  useEffect(() => {
    setIsOffered(mayWantOther && businessId !== '' && !answeredOffers().includes(businessId));
  }, [mayWantOther, businessId]);

  function toggle(): void {
    client.session.user.companyType = toggleCompanyType(current);
    // At once, so that the other tabs follow and a page that is killed has not forgotten it.
    void client.memberSession().then((session) => session.saveState());
  }

  return {
    current,
    onChange: (side) => side !== current && toggle(),
    onOffer: isOffered
      ? (taken) => {
          createBrowserStorage().writeState(offersKey, [...answeredOffers(), businessId]);
          setIsOffered(false);
          if (taken) toggle();
        }
      : undefined,
  };
}

function answeredOffers(): readonly string[] {
  return createBrowserStorage().readState(offersKey, offersSchema) ?? [];
}
