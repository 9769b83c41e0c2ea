import { useSearchParams } from 'react-router';
import { FindLoginPassword } from '../../../features/security/find-login-password.tsx';
import { IdentityPage } from '../../../features/security/identity-page.tsx';
import { securityTexts } from '../../../features/security/messages.ts';
import { PinForm } from '../../../features/security/pin-form.tsx';
import { useProof } from '../../../features/security/proof.ts';
import * as paths from '../../../paths.ts';

/** The first payment PIN; a first login password is set as a forgotten one is. */
export default function SetPassword() {
  const [search] = useSearchParams();
  const type = search.get('type');
  const proof = useProof();
  if (type === 'login') return <FindLoginPassword />;
  if (proof === null) return <IdentityPage purpose="pay" next={`${paths.setPassword}?${search}`} />;
  return <PinForm title={securityTexts.setPay} right={{ by: 'proof', verifyTicket: proof, isFirst: true }} />;
}
