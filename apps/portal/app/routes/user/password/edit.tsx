import { useSearchParams } from 'react-router';
import { IdentityPage } from '../../../features/security/identity-page.tsx';
import { securityTexts } from '../../../features/security/messages.ts';
import { PasswordForm } from '../../../features/security/password-form.tsx';
import { PhoneForm } from '../../../features/security/phone-form.tsx';
import { PinForm } from '../../../features/security/pin-form.tsx';
import { useProof } from '../../../features/security/proof.ts';
import * as paths from '../../../paths.ts';
import { requestServices } from '../../../request-services.server.ts';
import { orDefault } from '../../../site/start-up.server.ts';
import type { Route } from './+types/edit';

/** Whether there is a PIN to change: without one it is set (domain rules 18.1). */
export async function loader({ url, context }: Route.LoaderArgs) {
  if (url.searchParams.get('type') !== 'pay') return { hasPin: true };
  const { api, report } = context.get(requestServices);
  const flags = await orDefault(api.security.userFlags(), null, report);
  return { hasPin: flags?.hasPayPassword ?? true };
}

/** Another login password, payment PIN or phone number. */
export default function Edit({ loaderData: { hasPin } }: Route.ComponentProps) {
  const type = useSearchParams()[0].get('type');
  const proof = useProof();
  if (type === 'pay' && !hasPin) {
    return <IdentityPage title={securityTexts.setPay} purpose="pay" next={`${paths.setPassword}?type=pay`} />;
  }
  if (type === 'pay') return <PinForm title={securityTexts.editPay} right={{ by: 'old-pin' }} />;
  if (type !== 'phone') return <PasswordForm />;
  if (proof === null) return <IdentityPage purpose="phone" next={`${paths.editPassword}?type=phone`} />;
  return <PhoneForm verifyTicket={proof} />;
}
