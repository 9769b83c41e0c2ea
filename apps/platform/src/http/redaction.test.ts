import { schemas } from '@jianzhu/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { redact, redactText } from './redaction.ts';

const SECRET = 'k7';
const SECRET_FIELD = /(secret|password|token|ticket|pin|confirm|smsCode|idLast6|idCard|idCardSealed)$/i;

/** Names of the texts that calls of the contract take and give. */
function textFields(schema: unknown, name = ''): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if ('type' in schema && schema.type === 'string') return [name];
  if ('entries' in schema) return Object.entries(schema.entries ?? {}).flatMap(([key, item]) => textFields(item, key));
  if ('wrapped' in schema) return textFields(schema.wrapped, name);
  if ('item' in schema) return textFields(schema.item, name);
  return [];
}

const contractFields = Object.values(schemas)
  .flatMap((calls) => Object.values(calls))
  .flatMap((call) => Object.values(call).flatMap((part) => textFields(part)));
const secretFields = [...new Set(contractFields)].filter((name) => SECRET_FIELD.test(name));

describe('redaction', () => {
  it('knows what the contract holds of secrets', () => {
    expect(secretFields).toEqual(
      expect.arrayContaining(['accessSecret', 'accessToken', 'password', 'newPin', 'verifyTicket', 'smsCode']),
    );
  });

  it.each(secretFields)('hides %s of the contract', (name) => {
    expect(redact({ body: { [name]: SECRET } })).toEqual({ body: { [name]: '[redacted]' } });
  });

  it.each([
    ['AccessKeySecret', 'SecurityToken'],
    ['SecretAccessKey', 'SessionToken'],
    ['client_secret', 'X-Amz-Signature'],
  ])('hides %s and %s as storage services spell them', (...names) => {
    for (const name of names) expect(redact({ [name]: SECRET })).toEqual({ [name]: '[redacted]' });
  });

  it('hides the signature of a storage address', () => {
    const address = `https://objects.example/b/o?x-oss-expires=60&X-Amz-Signature=${SECRET}&security-token=${SECRET}`;
    expect(redactText(address)).toBe(
      'https://objects.example/b/o?x-oss-expires=60&X-Amz-Signature=[redacted]&security-token=[redacted]',
    );
  });

  it('keeps what only says which', () => {
    const facts = { accessKey: 'AKID', bucketName: 'files', regionCode: '220100', code: 400 };
    expect(redact(facts)).toEqual(facts);
  });
});
