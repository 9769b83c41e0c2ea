import { type CompanyType, currentCompanyId, onlySupplies, toggleCompanyType } from '@jianzhu/domain';
import type { MemberSideSwitch } from '@jianzhu/ui/pages';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as v from 'valibot';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { writeCookies } from '../../session/browser-cookies.ts';
import { createBrowserStorage } from '../../session/browser-storage.ts';
import { sideCookieLine } from '../../session/side-cookie.ts';

const offersKey = 'sideOffers';

/** Ids of the companies that were offered the other side and have answered. */
const offersSchema = v.array(v.string());

/**
 * Switches the side of the marketplace that the member looks from. It is saved at once, so that the other tabs follow and
 * a page that is killed has not forgotten it; {@link useServedSide} tells the server.
 */
export function useSideSwitch(): (side: CompanyType) => void {
  const client = usePortalClient();
  return (side) => {
    client.session.user.companyType = side;
    void client.memberSession().then((session) => session.saveState());
  };
}

/**
 * Keeps the server on the member's side: a page that it rendered for the other one, as after a switch here or in
 * another tab, is loaded anew.
 */
function useServedSide(served: CompanyType, current: CompanyType): void {
  const { cookieScope } = usePortalClient();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (served === current) return;
    writeCookies([sideCookieLine(current, cookieScope)]);
    void revalidate();
  }, [served, current, cookieScope, revalidate]);
}

/**
 * The side of the marketplace that the member looks from, kept with the state of the user (decision 51). A company that
 * only supplies is offered the side of the suppliers until it has answered once; it is never switched unasked.
 *
 * @param served the side that the server has made the page for
 */
export function useSide(served: CompanyType): MemberSideSwitch {
  const choose = useSideSwitch();
  const { user, userInfo } = useSession();
  const current = user.companyType;
  const businessId = currentCompanyId(user);
  const mayWantOther = current === 'require' && onlySupplies(userInfo?.companyRoles ?? []);
  const [isOffered, setIsOffered] = useState(false);

  useEffect(() => {
    setIsOffered(mayWantOther && businessId !== '' && !answeredOffers().includes(businessId));
  }, [mayWantOther, businessId]);

  useServedSide(served, current);

  return {
    current,
    onChange: (side) => side !== current && choose(side),
    onOffer: isOffered
      ? (taken) => {
          createBrowserStorage().writeState(offersKey, [...answeredOffers(), businessId]);
          setIsOffered(false);
          if (taken) choose(toggleCompanyType(current));
        }
      : undefined,
  };
}

function answeredOffers(): readonly string[] {
  return createBrowserStorage().readState(offersKey, offersSchema) ?? [];
}
