import { STRICT_TRANSPORT } from '@jianzhu/domain/settings';
import type { PortalSettings } from './env.ts';

const transport = { 'strict-transport-security': STRICT_TRANSPORT } as const;

/** No window that we open, or that opens us, is handed over: those of sibling sites and of the login need none. */
const documents = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Logos and pictures of the build may stand on pages of our other sites. */
const files = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-site' } as const;

type Scheme = Pick<PortalSettings, 'publicProtocol'>;
type Headers = Readonly<Record<string, string>>;

const of = (headers: Headers) => ({ http: headers, https: { ...headers, ...transport } });
const byScheme = { documents: of(documents), files: of(files), transport: of({}) };

/** Sent with every answer that this server makes itself; a document may tighten them (login-back: no-referrer). */
export function securityHeaders({ publicProtocol }: Scheme): Headers {
  return byScheme.documents[publicProtocol];
}

/** Sent with every built file. */
export function fileHeaders({ publicProtocol }: Scheme): Headers {
  return byScheme.files[publicProtocol];
}

/** Sent with every answer, those of the platform too: what a browser remembers of the whole host. */
export function transportHeaders({ publicProtocol }: Scheme): Headers {
  return byScheme.transport[publicProtocol];
}
