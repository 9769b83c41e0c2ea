import { useSearchParams } from 'react-router';
import { FindLoginPassword } from '../../../features/security/find-login-password.tsx';
import { IdentityPage } from '../../../features/security/identity-page.tsx';
import { securityTexts } from '../../../features/security/messages.ts';
import { PinForm } from '../../../features/security/pin-form.tsx';
import { useProof } from '../../../features/security/proof.ts';
import * as paths from '../../../paths.ts';

/** A forgotten login password or payment PIN. */
export default function Refind() {
  const [search] = useSearchParams();
  const type = search.get('type');
  const proof = useProof();
  if (type !== 'pay') return <FindLoginPassword />;
  if (proof === null) return <IdentityPage purpose="pay" next={`${paths.refindPassword}?${search}`} />;
  return <PinForm title={securityTexts.findPay} right={{ by: 'proof', verifyTicket: proof, isFirst: false }} />;
}
