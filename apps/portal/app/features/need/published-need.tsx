import { NEED_MESSAGES } from '@jianzhu/domain/needs';
import { Button, ButtonLink } from '@jianzhu/ui';
import { ResultPage } from '@jianzhu/ui/pages';
import { useEffect } from 'react';
import { focusHeading } from '../../navigation/focus-heading.ts';
import * as paths from '../../paths.ts';
import { needTexts as texts } from './messages.ts';
import { needHref } from './need-entry.ts';
import { findNeeds } from './need-tabs.ts';

/** A need that has been handed in. */
export interface Published {
  readonly id: string;
  readonly code: string;
}

export interface PublishedNeedProps extends Published {
  readonly isMember: boolean;
  readonly onAnother: () => void;
}

/** Says that a need has come in, and how to follow it. */
export default function PublishedNeed({ id, code, isMember, onAnother }: PublishedNeedProps) {
  useEffect(focusHeading, []);
  return (
    <ResultPage
      outcome="success"
      title={NEED_MESSAGES.submitted}
      facts={[{ term: texts.code, value: code }]}
      actions={
        <>
          <Button variant="line" onClick={onAnother}>
            {texts.another}
          </Button>
          <ButtonLink variant="line" href={paths.needCases}>
            {texts.toHall}
          </ButtonLink>
          {isMember ? (
            <ButtonLink href={needHref(id)}>{texts.look}</ButtonLink>
          ) : (
            <ButtonLink href={findNeeds}>{texts.find}</ButtonLink>
          )}
        </>
      }
    />
  );
}
