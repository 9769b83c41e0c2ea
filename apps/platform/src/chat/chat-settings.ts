import * as v from 'valibot';
import { GATEWAY_LIMITS, type GatewayLimits } from './gateway/gateway-limits.ts';
import type { SessionPolicy } from './service/session-policy.ts';

/** What an operator may change of the chat. */
export interface ChatSettings {
  /** Whether a second device ends the first one. */
  readonly policy: SessionPolicy;
  /** Wakes the other processes by NATS instead of the database's NOTIFY. */
  readonly natsUrl?: string;
  readonly limits: GatewayLimits;
}

/** As the specification and the design have it. */
export const CHAT_SETTINGS: ChatSettings = { policy: 'single', limits: GATEWAY_LIMITS };

const count = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d*$/, 'must be a whole number from 1'),
    v.transform(Number),
    v.maxValue(most, `must be ${most} at most`),
  );

/** The variables of the chat. */
export const chatVariables = {
  CHAT_LOGINS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(single|single-per-client|multi:[1-9]\d?)$/, 'must be single, single-per-client or multi:<devices>'),
    ),
    'single',
  ),
  CHAT_MESSAGES_PER_SECOND: v.optional(count(1_000_000), String(GATEWAY_LIMITS.messages.perSecond)),
  CHAT_MESSAGE_BURST: v.optional(count(1_000_000), String(GATEWAY_LIMITS.messages.burst)),
  CHAT_CONNECTS_PER_MINUTE: v.optional(count(1_000_000), String(GATEWAY_LIMITS.connects.burst)),
  CHAT_CONNECTIONS: v.optional(count(1_000_000), String(GATEWAY_LIMITS.connections)),
  CHAT_DRAIN_SECONDS: v.optional(count(60), String(GATEWAY_LIMITS.drainMs / 1000)),
  NATS_URL: v.optional(
    v.pipe(v.string(), v.regex(/^(nats|tls):\/\/[^/]+$/, 'must be nats://host:port or tls://host:port')),
  ),
};

const variables = v.object(chatVariables);

/** Frames of all kinds that go with a message: itself, its receipt, heartbeats. */
const FRAMES_PER_MESSAGE = 5;

/** The settings that the variables say. */
export function readChatSettings(values: v.InferOutput<typeof variables>): ChatSettings {
  const perSecond = values.CHAT_MESSAGES_PER_SECOND;
  const burst = values.CHAT_MESSAGE_BURST;
  const connects = values.CHAT_CONNECTS_PER_MINUTE;
  return {
    policy: policyOf(values.CHAT_LOGINS),
    ...(values.NATS_URL && { natsUrl: values.NATS_URL }),
    limits: {
      ...GATEWAY_LIMITS,
      messages: { perSecond, burst },
      frames: { perSecond: perSecond * FRAMES_PER_MESSAGE, burst: burst * FRAMES_PER_MESSAGE },
      connects: { burst: connects, perSecond: connects / 60 },
      connections: values.CHAT_CONNECTIONS,
      drainMs: values.CHAT_DRAIN_SECONDS * 1000,
    },
  };
}

function policyOf(text: string): SessionPolicy {
  if (text === 'single' || text === 'single-per-client') return text;
  return { devices: Number(text.slice(text.indexOf(':') + 1)) };
}
