import { homeApplication } from '@jianzhu/api-client/contract';
import { type applicationScenes, homeApplicationSchemas } from '@jianzhu/api-client/schemas';
import { useNavigate } from 'react-router';
import * as paths from '../paths.ts';
import { type PortalClient, usePortalClient } from '../portal-client.ts';
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

export interface VisitorPhoneProps
  extends Omit<PhoneCodeProps, 'scene' | 'label' | 'onSend' | 'otherWay' | 'onOtherWay'> {
  /** The form that it is for. */
  readonly scene: Scene;
}

/** The phone number of a visitor who fills in a public form, proven by a code. */
export function VisitorPhone({ scene, ...props }: VisitorPhoneProps) {
  const client = usePortalClient();
  const navigate = useNavigate();
  return (
    <PhoneCode
      {...props}
      scene={scene}
      label={texts.phone}
      onSend={(asked) => sendCode(client, scene, asked)}
      otherWay={texts.askService}
      onOtherWay={() => void navigate(paths.customerService)}
    />
  );
}
