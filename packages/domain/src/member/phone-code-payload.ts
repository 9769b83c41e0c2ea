import * as v from 'valibot';

/** Payload of the registration check of the phone widget (specification 3). */
export const phoneCheckPayloadSchema = v.object({ phoneNumber: v.string() });

/** Payload of the send-code call of the phone widget (specification 3). */
export const phoneCodePayloadSchema = v.object({ phone: v.string(), templateId: v.string(), code: v.string() });

export type PhoneCheckPayload = v.InferOutput<typeof phoneCheckPayloadSchema>;
export type PhoneCodePayload = v.InferOutput<typeof phoneCodePayloadSchema>;
