import { ChatPage } from '../../chat/chat-page.tsx';
import { chatTexts } from '../../chat/messages.ts';
import { MemberCentre } from '../../features/member-centre/member-centre.tsx';
import * as paths from '../../paths.ts';
import { requestServices } from '../../request-services.server.ts';
import { orDefault } from '../../site/start-up.server.ts';
import type { Route } from './+types/customer-message-list';

/** The menu that the page stands beside; the chats themselves come over the connection of the browser. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  return { menus: await orDefault(services.api.member.menus(), [], services.report) };
}

/** Another chat in the address is the same page. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
}: {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
}): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta() {
  return [{ property: 'og:title', content: chatTexts.page }];
}

export default function CustomerMessageList({ loaderData: { menus } }: Route.ComponentProps) {
  return (
    <MemberCentre menus={menus} currentHref={paths.customerMessages}>
      <ChatPage />
    </MemberCentre>
  );
}
