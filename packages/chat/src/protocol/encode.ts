import { frameCode } from './codes.ts';
import type { Frame } from './frames.ts';

type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { readonly kind: Kind }>;

const bodies: { readonly [Kind in Frame['kind']]: (frame: FrameOf<Kind>) => readonly [code: number, body: unknown] } = {
  heartbeat: ({ now }) => [frameCode.heartbeat, now === undefined ? null : { now }],
  handshake: ({ hello }) => [frameCode.handshake, hello ?? null],
  message: ({ message }) => [frameCode.message, message],
  read: ({ receipt }) => [frameCode.read, receipt],
  elsewhere: ({ uuid }) => [frameCode.elsewhere, uuid],
  ack: ({ ack }) => [frameCode.ack, ack],
  sync: ({ request }) => [frameCode.sync, request],
  page: ({ page }) => [frameCode.page, page],
  drain: ({ within }) => [frameCode.drain, { within }],
  delivered: ({ delivered }) => [frameCode.delivered, delivered],
};

/** The text of a frame: `{"code":…,"message":…}`; heartbeat and handshake of a client carry null. */
export function encodeFrame<Kind extends Frame['kind']>(frame: FrameOf<Kind>): string {
  // A union of functions cannot be called with a union; the key makes sure that both are of one kind.
  const bodyOf = bodies[frame.kind] as (of: FrameOf<Kind>) => readonly [number, unknown];
  const [code, message] = bodyOf(frame);
  return JSON.stringify({ code, message });
}
