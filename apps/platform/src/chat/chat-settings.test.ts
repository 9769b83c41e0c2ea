import { describe, expect, it } from 'vitest';
import { type PlatformSettings, readPlatformSettings } from '../env.ts';
import { CHAT_SETTINGS } from './chat-settings.ts';

function read(variables: Record<string, string>): PlatformSettings['chat'] | string {
  const settings = readPlatformSettings(variables, '1');
  return 'code' in settings ? settings.message : settings.chat;
}

describe('the settings of the chat', () => {
  it('are those of the design when nothing is said (CS7, CS13)', () => {
    expect(read({})).toEqual(CHAT_SETTINGS);
    expect(CHAT_SETTINGS).toEqual({
      policy: 'single',
      limits: {
        messages: { burst: 40, perSecond: 20 },
        frames: { burst: 200, perSecond: 100 },
        connects: { burst: 30, perSecond: 0.5 },
        connections: 20_000,
        handshakeMs: 5000,
        idleMs: 75_000,
        queueBytes: 1_048_576,
        markPauseMs: 250,
        touchMs: 20_000,
        // A message that nobody told of is found within half a minute.
        lookMs: 20_000,
        drainMs: 10_000,
      },
    });
  });

  it('raise the frames with the messages, and take the other policies (CS8, CS13)', () => {
    expect(
      read({
        CHAT_LOGINS: 'multi:3',
        CHAT_MESSAGES_PER_SECOND: '1000',
        CHAT_MESSAGE_BURST: '5000',
        CHAT_CONNECTS_PER_MINUTE: '120',
        CHAT_DRAIN_SECONDS: '2',
        NATS_URL: 'nats://bus.test:4222',
      }),
    ).toMatchObject({
      policy: { devices: 3 },
      natsUrl: 'nats://bus.test:4222',
      limits: {
        messages: { perSecond: 1000, burst: 5000 },
        frames: { perSecond: 5000, burst: 25_000 },
        connects: { perSecond: 2, burst: 120 },
        drainMs: 2000,
      },
    });
  });

  it.each([
    ['CHAT_LOGINS', 'two'],
    ['CHAT_MESSAGES_PER_SECOND', '0'],
    ['CHAT_DRAIN_SECONDS', '61'],
    ['NATS_URL', 'http://bus.test'],
  ])('name %s when it is wrong', (variable, value) => {
    expect(read({ [variable]: value })).toContain(`${variable}=${value}: must be`);
  });
});
