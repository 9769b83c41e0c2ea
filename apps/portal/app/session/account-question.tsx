import { Button } from '@jianzhu/ui';
import { DetailPage } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { useEffect, useRef } from 'react';
import type { AskedAccount } from './login-back.server.ts';
import { sessionMessages as texts } from './messages.ts';

export interface AccountQuestionProps {
  readonly current: AskedAccount | null;
  readonly next: AskedAccount;
  readonly proof: string;
}

/**
 * Asks before a login that did not begin here makes a session or replaces one. Works without scripts; with them the
 * focus starts on the answer that changes nothing.
 */
export function AccountQuestion({ current, next, proof }: AccountQuestionProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <DetailPage
      title={texts.switchAccountTitle}
      sections={[
        {
          key: 'accounts',
          title: texts.switchAccountText,
          content: (
            <>
              <DescriptionList
                columns={1}
                items={[
                  { term: texts.currentAccount, value: current ? <Account {...current} /> : texts.notLoggedIn },
                  { term: texts.nextAccount, value: <Account {...next} /> },
                ]}
              />
              <form method="post">
                <input type="hidden" name="proof" value={proof} />
                <Button ref={keep} type="submit" variant="line" name="answer" value="keep">
                  {texts.keepAccount}
                </Button>{' '}
                <Button type="submit" name="answer" value="switch">
                  {texts.switchAccount}
                </Button>
              </form>
            </>
          ),
        },
      ]}
    />
  );
}

function Account({ name, company }: AskedAccount) {
  return (
    <>
      {name}
      {company !== '' && (
        <>
          <br />
          {company}
        </>
      )}
    </>
  );
}
