import type { orderSchemas } from '@jianzhu/api-client/schemas';
import type { InferOutput } from 'valibot';

type Schemas = typeof orderSchemas;

export type CreateBody = InferOutput<Schemas['create']['body']>;
export type DeliverBody = InferOutput<Schemas['deliver']['body']>;
export type RefundBody = InferOutput<Schemas['refundApply']['body']>;
export type HandleBody = InferOutput<Schemas['refundHandle']['body']>;
export type RateBody = InferOutput<Schemas['rate']['body']>;
export type ReplyBody = InferOutput<Schemas['reply']['body']>;
export type OrderQuery = InferOutput<Schemas['buyList']['query']>;
