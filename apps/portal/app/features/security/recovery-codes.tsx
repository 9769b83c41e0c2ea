import { Button } from '@jianzhu/ui';
import { ActionBar, DetailPage } from '@jianzhu/ui/pages';
import { useEffect, useState } from 'react';
import { focusHeading } from '../../navigation/focus-heading.ts';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { useCopy } from '../../shell/use-copy.ts';
import { securityTexts } from './messages.ts';
import { secondFactorTexts as texts } from './second-factor-messages.ts';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** Codes that can be read this once: whoever leaves before saying that they are saved is asked. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const copy = useCopy();
  const text = codes.join('\n');
  const [isSaved, setSaved] = useState(false);
  useEffect(focusHeading, []);
  // After the effect of the guard, which would ask otherwise.
  useEffect(() => {
    if (isSaved) onSaved();
  }, [isSaved, onSaved]);
  return (
    <>
      <LeaveGuard isNeeded={!isSaved} text={texts.unsaved} />
      <DetailPage
        title={texts.recovery}
        path={[
          { name: wayTexts.centre, href: paths.personalCenter },
          { name: securityTexts.page, href: paths.security },
          { name: texts.recovery },
        ]}
        sections={[
          {
            key: 'recovery',
            title: texts.recoveryHint,
            content: (
              <ol>
                {codes.map((code) => (
                  <li key={code}>
                    <code>{code}</code>
                  </li>
                ))}
              </ol>
            ),
          },
        ]}
      />
      <ActionBar>
        <Button variant="line" onClick={() => void copy(text)}>
          {texts.copyAll}
        </Button>
        <Button variant="line" onClick={() => void download(text)}>
          {texts.download}
        </Button>
        <Button onClick={() => setSaved(true)}>{texts.saved}</Button>
      </ActionBar>
    </>
  );
}

async function download(text: string): Promise<void> {
  const { saveFile } = await import('@jianzhu/ui/xlsx');
  saveFile(new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }), texts.fileName);
}
