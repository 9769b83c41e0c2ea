import { Button, ButtonLink } from '@jianzhu/ui';
import { ApiTrial, CodeSample } from '@jianzhu/ui/api-docs';
import { TextField } from '@jianzhu/ui/fields';
import { type FormEvent, useState } from 'react';
import { useSession } from '../../portal-client.ts';
import type { FieldTexts } from '../../record/field-texts.ts';
import { useLoginLinks } from '../../session/use-login-links.ts';
import { useCopy } from '../../shell/use-copy.ts';
import { curlSample, scriptSample } from './call-samples.ts';
import type { DescribedCall } from './load-open-api.server.ts';
import { openApiTexts, callTexts as texts } from './messages.ts';
import { useTrial } from './use-trial.ts';

export interface CallAsideProps {
  readonly call: DescribedCall;
  readonly origin: string;
}

/** A call as it is written elsewhere, tried with the visitor's own session, and what it answers. */
export function CallAside({ call, origin }: CallAsideProps) {
  const [filled, setFilled] = useState(() =>
    Object.fromEntries(call.parameters.map(({ name, example }) => [name, example])),
  );
  const [errors, setErrors] = useState<FieldTexts>({});
  const { outcome, isRunning, run } = useTrial(call);
  const { userInfo } = useSession();
  const { login } = useLoginLinks();
  const copy = useCopy();
  const needsLogin = call.auth !== 'none' && userInfo === null;

  function send(event: FormEvent) {
    event.preventDefault();
    const missing = call.parameters.filter(({ name, isRequired }) => isRequired && !filled[name]?.trim());
    setErrors(Object.fromEntries(missing.map(({ name }) => [name, texts.needed])));
    if (missing.length === 0) run(filled);
  }

  return (
    <>
      <CodeSample
        label={texts.samples}
        copy={openApiTexts.copy}
        onCopy={(text) => void copy(text)}
        texts={[
          { key: 'curl', name: texts.curl, text: curlSample(origin, call, filled) },
          { key: 'script', name: texts.script, text: scriptSample(origin, call, filled) },
        ]}
      />
      <ApiTrial
        title={texts.tryIt}
        note={userInfo ? texts.as(userInfo.realName || userInfo.phoneMasked) : texts.asVisitor}
        onSubmit={send}
      >
        {call.parameters.map(({ name, isRequired }) => (
          <TextField
            key={name}
            label={name}
            required={isRequired}
            value={filled[name] ?? ''}
            error={errors[name]}
            autoComplete="off"
            onChange={(value) => setFilled((current) => ({ ...current, [name]: value }))}
          />
        ))}
        {needsLogin ? (
          <p>
            {texts.logIn}{' '}
            <ButtonLink href={login} size="compact" variant="line">
              {texts.goToLogin}
            </ButtonLink>
          </p>
        ) : (
          <Button type="submit" size="regular" wide pending={isRunning}>
            {texts.run}
          </Button>
        )}
      </ApiTrial>
      <CodeSample
        label={texts.response}
        copy={openApiTexts.copy}
        onCopy={(text) => void copy(text)}
        status={isRunning ? texts.wait : outcome && texts.status(outcome.status, outcome.ms)}
        texts={[{ key: 'answer', name: texts.response, text: outcome?.text ?? texts.responseHint }]}
      />
    </>
  );
}
