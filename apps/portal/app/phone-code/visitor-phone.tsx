import { homeApplication } from '@jianzhu/api-client/contract';
import { type applicationScenes, homeApplicationSchemas } from '@jianzhu/api-client/schemas';
import { TextLink } from '@jianzhu/ui';
import { useNavigate } from 'react-router';
import * as paths from '../paths.ts';
import { type PortalClient, usePortalClient } from '../portal-client.ts';
import { useLoginLinks } from '../session/use-login-links.ts';
import { phoneCodeTexts as texts } from './messages.ts';
import { PhoneCode, type PhoneCodeProps } from './phone-code.tsx';

const contexts = { code: { send: homeApplication.sendPhoneCode } };
const schemas = { code: { send: homeApplicationSchemas.sendPhoneCode } };

type Asked = Parameters<PhoneCodeProps['onSend']>[0];
type Scene = (typeof applicationScenes)[number];

async function sendCode(client: PortalClient, scene: Scene, asked: Asked): Promise<void> {
  const { api } = await client.memberSession();
  await api.callsOf(contexts, schemas, 'quiet').code.send({ query: { ...asked, scene } });
}

export interface VisitorPhoneProps extends Pick<PhoneCodeProps, 'form' | 'proof'> {
  /** The form that it is for. */
  readonly scene: Scene;
  /** What a login would spare, before the link to it. */
  readonly loginHint?: string;
}

/** The phone number of a visitor who fills in a public form, proven by a code. */
export function VisitorPhone({ scene, loginHint, form, proof }: VisitorPhoneProps) {
  const client = usePortalClient();
  const navigate = useNavigate();
  const { login } = useLoginLinks();
  return (
    <>
      <PhoneCode
        scene={scene}
        label={texts.phone}
        form={form}
        proof={proof}
        onSend={(asked) => sendCode(client, scene, asked)}
        otherWay={texts.askService}
        onOtherWay={() => void navigate(paths.customerService)}
      />
      {loginHint !== undefined && (
        <p>
          {loginHint}
          <TextLink href={login}>{texts.goToLogin}</TextLink>
        </p>
      )}
    </>
  );
}
