import { useSearchParams } from 'react-router';
import { IdentityPage } from '../../../features/security/identity-page.tsx';
import { securityTexts } from '../../../features/security/messages.ts';
import { PasswordForm } from '../../../features/security/password-form.tsx';
import { PhoneForm } from '../../../features/security/phone-form.tsx';
import { PinForm } from '../../../features/security/pin-form.tsx';
import { useProof } from '../../../features/security/proof.ts';
import * as paths from '../../../paths.ts';

/** Another login password, payment PIN or phone number. */
export default function Edit() {
  const type = useSearchParams()[0].get('type');
  const proof = useProof();
  if (type === 'pay') return <PinForm title={securityTexts.editPay} right={{ by: 'old-pin' }} />;
  if (type !== 'phone') return <PasswordForm />;
  if (proof === null) return <IdentityPage purpose="phone" next={`${paths.editPassword}?type=phone`} />;
  return <PhoneForm verifyTicket={proof} />;
}
