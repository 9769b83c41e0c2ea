import { Button } from '@jianzhu/ui';
import { FileChooser } from '@jianzhu/ui/attachments';
import { FieldGroup } from '@jianzhu/ui/fields';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type OpenedPicture, openPicture } from '../../attachment/opened-picture.ts';
import { loadPart } from '../../errors/load-part.ts';
import type { RecordForm } from '../../record/use-record-form.ts';
import { useActs } from '../../use-acts.ts';
import { AVATAR_EXTENSIONS, refuseAvatarFile } from './avatar-limits.ts';
import { ChosenAvatar } from './chosen-avatar.tsx';
import { profileTexts as texts } from './messages.ts';

const CropDialog = lazy(() => loadPart(() => import('./crop-dialog.tsx')));

/** The member's picture: chosen, cut to a square, uploaded, and saved with the form. */
export function AvatarField({ form }: { readonly form: RecordForm }) {
  const { start } = useActs();
  const [opened, setOpened] = useState<OpenedPicture | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const avatar = typeof form.values.avatar === 'string' ? form.values.avatar : '';
  const name = typeof form.values.nickname === 'string' ? form.values.nickname : '';
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => () => opened?.release(), [opened]);

  function choose([file]: readonly File[]): void {
    if (!file) return;
    const refused = refuseAvatarFile(file);
    setWrong(refused);
    if (refused !== null) return;
    void start('open', async () => {
      try {
        setOpened(await openPicture(file));
      } catch {
        setWrong(texts.avatarBroken);
      }
    });
  }

  function put(next: string): void {
    setWrong(null);
    form.set({ avatar: next });
  }

  function remove(): void {
    put('');
    // Its own button goes away with the picture.
    buttons.current?.querySelector('button')?.focus();
  }

  return (
    <FieldGroup id="avatar" label={texts.avatar} help={texts.avatarHelp} error={wrong ?? form.errors.avatar}>
      <ChosenAvatar avatar={avatar} name={name} />
      <div ref={buttons}>
        <FileChooser variant="line" size="regular" extensions={AVATAR_EXTENSIONS} onChoose={choose}>
          {texts.chooseAvatar}
        </FileChooser>{' '}
        {avatar !== '' && (
          <Button variant="line" size="regular" onClick={remove}>
            {texts.removeAvatar}
          </Button>
        )}
      </div>
      {opened && (
        <Suspense>
          <CropDialog
            picture={opened}
            onClose={() => setOpened(null)}
            onUploaded={(resourceId) => {
              put(resourceId);
              setOpened(null);
            }}
          />
        </Suspense>
      )}
    </FieldGroup>
  );
}
