import { Button } from '@jianzhu/ui';
import { lazy, Suspense, useState } from 'react';
import { loadPart } from '../errors/load-part.ts';
import { AGREEMENTS, type AgreementCode, agreementTexts as texts } from './messages.ts';

const AgreementDialog = lazy(() => loadPart(() => import('./agreement-dialog.tsx')));

/** Opens an agreement where it is agreed to: what stands in the form stays there. */
export function AgreementLink({ code }: { readonly code: AgreementCode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="link" size="compact" onClick={() => setOpen(true)}>
        {texts.read(AGREEMENTS[code])}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AgreementDialog code={code} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
