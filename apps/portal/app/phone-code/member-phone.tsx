import { security } from '@jianzhu/api-client/contract';
import { type securityScenes, securitySchemas } from '@jianzhu/api-client/schemas';
import { type PortalClient, usePortalClient } from '../portal-client.ts';
import { PhoneCode, type PhoneCodeProps } from './phone-code.tsx';

const contexts = { code: { send: security.sendVerificationCode } };
const schemas = { code: { send: securitySchemas.sendVerificationCode } };

type Asked = Parameters<PhoneCodeProps['onSend']>[0];
type Scene = (typeof securityScenes)[number];

async function sendCode(client: PortalClient, scene: Scene, { phone, captchaToken }: Asked): Promise<void> {
  const { api } = await client.memberSession();
  const { code } = api.callsOf(contexts, schemas, 'quiet');
  await code.send({ query: { phone }, body: { captchaToken, scene } });
}

export interface MemberPhoneProps extends Omit<PhoneCodeProps, 'scene' | 'onSend'> {
  /** What the member proves it for. */
  readonly scene: Scene;
}

/** A phone number that a member proves by a code: the own one, or that of an application or a bank card. */
export function MemberPhone(props: MemberPhoneProps) {
  const client = usePortalClient();
  return <PhoneCode {...props} onSend={(asked) => sendCode(client, props.scene, asked)} />;
}
