import { chatTexts } from '../../../chat/messages.ts';
import { ServicePage } from '../../../chat/service-page.tsx';

export function meta() {
  return [{ property: 'og:title', content: chatTexts.serviceTitle }];
}

export default function OnlineCustomerService() {
  return <ServicePage />;
}
