import { Button } from '@jianzhu/ui';
import { type Attachment, AttachmentTable, type FailureRow } from '@jianzhu/ui/attachments';
import { useUploadSnapshot } from '@jianzhu/upload/react';
import { useEffect, useState } from 'react';
import type { NetworkChoice } from '../../.storybook/network-args.ts';
import * as styles from '../live.css.ts';
import { shownFailure, shownRejection, shownUpload } from './shown-upload.ts';
import { createUploadWorld, type UploadWorld } from './upload-world.ts';

const ignore = () => undefined;

const rules = { extensions: ['pdf', 'docx', 'xlsx', 'jpg', 'png', 'zip', 'mp4'], maxCount: 20, capMegabytes: 500 };

function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function Uploads({ uploader, uploaded }: Pick<UploadWorld, 'uploader' | 'uploaded'>) {
  const snapshot = useUploadSnapshot(uploader);
  const [refused, setRefused] = useState<readonly FailureRow[]>([]);
  useEffect(
    () =>
      uploader.on('rejected', (rejection) =>
        setRefused((before) => [...before, shownRejection(`refused-${before.length}`, rejection)]),
      ),
    [uploader],
  );
  const download = ({ id, name }: Attachment) => {
    const content = uploaded(id);
    if (content) save(name, content);
  };
  return (
    <AttachmentTable
      label="投标附件"
      rules={rules}
      canPreview={false}
      attachments={{ status: 'ready', items: snapshot.items.map((item) => shownUpload(item, snapshot)) }}
      failures={[...refused, ...snapshot.failures.map(shownFailure)]}
      overallProgress={snapshot.signal === 'loading' ? snapshot.progress : undefined}
      onAdd={(files) => uploader.add(files)}
      onRemove={(id) => uploader.remove(id)}
      onPause={(id) => uploader.pause(id)}
      onResume={(id) => uploader.resume(id)}
      onRetry={(id) => uploader.retry(id)}
      onDismiss={(id) => {
        setRefused((before) => before.filter((row) => row.id !== id));
        uploader.remove(id);
      }}
      onPreview={ignore}
      onDownload={download}
      onBatchDownload={(chosen) => chosen.forEach(download)}
      onContinue={ignore}
      onDiscard={ignore}
      onReload={ignore}
    />
  );
}

export interface LiveUploadProps {
  /** How good the line to back end and storage is. */
  readonly network: NetworkChoice;
}

/** Files go through the real uploader, from the choice to the confirmation; back end and storage are in the page. */
export function LiveUpload({ network }: LiveUploadProps) {
  const [world, setWorld] = useState<UploadWorld | null>(null);
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const created = createUploadWorld();
    setWorld(created);
    return created.stop;
  }, []);
  useEffect(() => world?.setNetwork(isCut ? 'fails' : network), [world, isCut, network]);
  return (
    <div className={styles.stage}>
      <div className={styles.controls}>
        <Button variant="line" size="compact" onClick={() => setIsCut(!isCut)}>
          {isCut ? '恢复网络' : '断开网络'}
        </Button>
      </div>
      {world && <Uploads {...world} />}
    </div>
  );
}
