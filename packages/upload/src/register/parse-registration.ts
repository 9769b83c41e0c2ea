import type { Registration } from '../ports/register-api.ts';
import { fieldsOf, flagField, textField } from './wire-fields.ts';

/**
 * Reads the answer of the register call (specification section 3); null when it names no resource, or when something
 * is to be sent and it does not say where and with which keys.
 */
export function parseRegistration(data: unknown): Registration | null {
  const fields = fieldsOf(data);
  const text = (name: string) => textField(fields[name]);
  const registration: Registration = {
    existed: flagField(fields.existed),
    resourceId: text('resourceId'),
    resourceName: text('resourceName'),
    fileMd5: text('fileMd5').toLowerCase(),
    address: { bucket: text('bucketName'), key: text('uri').replace(/^\/+/, '') },
    credentials: {
      accessKey: text('accessKey'),
      accessSecret: text('accessSecret'),
      accessToken: text('accessToken'),
      expiresAt: timeOf(fields.expiration),
    },
  };
  return registration.resourceId !== '' && (registration.existed || isSendable(registration)) ? registration : null;
}

const isSendable = ({ address: { bucket, key }, credentials: { accessKey, accessSecret } }: Registration) =>
  [bucket, key, accessKey, accessSecret].every((text) => text !== '');

/** ISO 8601 or ms since 1970. */
function timeOf(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : value;
  return typeof time === 'number' && Number.isFinite(time) ? time : undefined;
}
