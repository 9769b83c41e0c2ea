import { NotFoundPage } from '@jianzhu/ui';
import { useNavigate } from 'react-router';
import * as paths from '../paths.ts';
import { waysOn } from './messages.ts';

const ways = [
  { ...waysOn.matching, href: `${paths.home}?params=supply-demand`, icon: 'user' },
  { ...waysOn.services, href: paths.servicesMore, icon: 'grid' },
  { ...waysOn.companies, href: paths.companyMore, icon: 'building' },
  { ...waysOn.knowledge, href: paths.knowledgeBase, icon: 'file' },
  { ...waysOn.help, href: paths.help, icon: 'help' },
  { ...waysOn.customerService, href: paths.customerService, icon: 'chat' },
] as const;

/** What is shown for an address that is no page, with ways on (decision 71). */
export function NotFound({ message }: { readonly message: string }) {
  const navigate = useNavigate();
  return (
    <NotFoundPage
      message={message}
      homeHref={paths.home}
      searchAction={paths.globalSearch}
      onSearch={(keyword) => void navigate(`${paths.globalSearch}?${new URLSearchParams({ keyword })}`)}
      ways={ways}
    />
  );
}
