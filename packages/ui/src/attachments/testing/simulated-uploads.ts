import { useEffect, useState } from 'react';
import { type Attachment, type AttachmentKind, extensionOf, type FailureRow, isUnderWay } from '../attachment.ts';

/** Percent that each simulated upload gains in a step. */
const gain = 20;
const stepMs = 120;

const kinds: Readonly<Record<string, AttachmentKind>> = {
  png: 'image',
  jpg: 'image',
  docx: 'office',
  xlsx: 'office',
  mp4: 'video',
  webm: 'video',
};

function advance(attachment: Attachment): Attachment {
  const { phase, progress } = attachment;
  if (phase === 'waiting') return { ...attachment, phase: 'hashing', hashProgress: 50 };
  if (phase === 'hashing') return { ...attachment, phase: 'uploading' };
  if (phase === 'uploading' && progress + gain < 100) return { ...attachment, progress: progress + gain };
  if (phase === 'uploading') return { ...attachment, phase: 'confirming', progress: 99 };
  if (phase === 'confirming') {
    return { ...attachment, phase: 'success', progress: 100, uploadedBy: '李采宁', uploadedAt: '2026-11-21 10:05' };
  }
  return attachment;
}

/**
 * An uploader for stories: files get there in a few steps, and those whose name begins with 失败 become a failure row
 * whose retry succeeds.
 */
export function useSimulatedUploads(initial: readonly Attachment[] = []) {
  const [attachments, setAttachments] = useState(initial);
  const [failures, setFailures] = useState<readonly FailureRow[]>([]);
  const isMoving = attachments.some(({ phase }) => phase !== 'success' && phase !== 'paused' && phase !== 'offline');

  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setAttachments((before) => before.map(advance)), stepMs);
    return () => clearInterval(timer);
  }, [isMoving]);

  function start(name: string, size: number) {
    const id = crypto.randomUUID();
    const kind = kinds[extensionOf(name)] ?? 'other';
    setAttachments((before) => [...before, { id, name, size, kind, phase: 'waiting', progress: 0, isNew: true }]);
  }

  function add({ name, size }: File) {
    if (!name.startsWith('失败')) {
      start(name, size);
      return;
    }
    const failure = { tone: 'error', text: '上传失败, 请重试', canRetry: true } as const;
    setFailures((before) => [...before, { ...failure, id: crypto.randomUUID(), file: { name, size } }]);
  }

  function setPhase(phase: Attachment['phase'], isMeant: (attachment: Attachment) => boolean) {
    setAttachments((before) => before.map((one) => (isMeant(one) ? { ...one, phase } : one)));
  }

  const dismiss = (id: string) => setFailures((before) => before.filter((row) => row.id !== id));

  return {
    attachments,
    failures,
    onAdd: (files: readonly File[]) => files.forEach(add),
    onRemove: (id: string) => setAttachments((before) => before.filter((attachment) => attachment.id !== id)),
    onPause: (id: string) => setPhase('paused', (one) => one.id === id),
    onResume: (id: string) => setPhase('uploading', (one) => one.id === id),
    onReorder: (ids: readonly string[]) =>
      setAttachments((before) => ids.flatMap((id) => before.filter((attachment) => attachment.id === id))),
    onPauseAll: () => setPhase('paused', isUnderWay),
    onResumeAll: () => setPhase('uploading', isUnderWay),
    onRetry: (id: string) => {
      const file = failures.find((row) => row.id === id)?.file;
      dismiss(id);
      if (file) start(file.name, file.size);
    },
    onDismiss: dismiss,
  };
}
