import { useCallback, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import * as paths from '../../paths.ts';
import { Statement } from '../../shell/statement.tsx';
import { IdentityPage } from './identity-page.tsx';
import type { SecondFactor } from './load-security.server.ts';
import { useProof } from './proof.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorManagement } from './second-factor-management.tsx';
import { secondFactorTexts as texts } from './second-factor-messages.ts';
import { SecondFactorSetup } from './second-factor-setup.tsx';

/** 二次验证: turned on after a proven identity, then managed with its codes. */
export function SecondFactorPage({ state }: { readonly state: SecondFactor | null }) {
  const proof = useProof();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  function show(recoveryCodes: readonly string[]): void {
    setCodes(recoveryCodes);
    // What stands around the page no longer advises to turn it on.
    void revalidate();
  }

  const leave = useCallback(() => void navigate(paths.security, { replace: true }), [navigate]);

  if (codes !== null) return <RecoveryCodes codes={codes} onSaved={leave} />;
  if (state === null) return <Statement name={texts.page} text={texts.failed} />;
  if (state.isOn) return <SecondFactorManagement state={state} onRenewed={show} />;
  if (proof === null) return <IdentityPage purpose="second" next={paths.secondFactor} />;
  return <SecondFactorSetup verifyTicket={proof} onConfirmed={show} />;
}
