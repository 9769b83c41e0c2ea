import { Icon } from '../icon/icon.tsx';
import { Outline } from '../icon/outline.tsx';
import type { IconName } from '../icon/shapes.ts';
import type { Attachment, AttachmentPhase } from './attachment.ts';
import { attachmentShapes } from './shapes.ts';

type Drawing = { readonly icon: IconName } | { readonly outline: keyof typeof attachmentShapes };

const drawings: Readonly<Record<AttachmentPhase | 'existed', Drawing>> = {
  waiting: { outline: 'clock' },
  hashing: { icon: 'reset' },
  uploading: { outline: 'upload' },
  paused: { icon: 'pause' },
  offline: { outline: 'offline' },
  confirming: { icon: 'reset' },
  success: { icon: 'check' },
  existed: { outline: 'flash' },
};

/** The sign of a file's phase; the words beside it say the same. */
export function PhaseIcon({ attachment: { phase, existed } }: { readonly attachment: Attachment }) {
  const drawing = drawings[phase === 'success' && existed ? 'existed' : phase];
  if ('icon' in drawing) return <Icon name={drawing.icon} size={14} />;
  return <Outline path={attachmentShapes[drawing.outline]} size={14} />;
}
