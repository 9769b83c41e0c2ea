import { BUSINESS_CODES, FORM_MESSAGES, formatDateTime } from '@jianzhu/domain';
import { CERTIFICATION_MATERIALS, MATERIAL_KINDS, type MaterialKind, mayDo } from '@jianzhu/domain/member-center';
import { Button, EmptyState } from '@jianzhu/ui';
import { AttachmentTable, ImageWall, MaterialGuide, SingleFile, VideoUpload } from '@jianzhu/ui/attachments';
import { PageHead, SheetFormPage, SideBySide } from '@jianzhu/ui/pages';
import { createUploadSignal } from '@jianzhu/upload';
import { useUploadSignal } from '@jianzhu/upload/react';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { FilePreview } from '../../attachment/file-preview.tsx';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import * as paths from '../../paths.ts';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { useActs } from '../../use-acts.ts';
import type { Materials } from './load-materials.server.ts';
import { neededMaterials, requiredMaterials } from './material-rules.ts';
import { licenceTips, certificationTexts as texts } from './messages.ts';
import { saveMaterials } from './save-materials.ts';
import { saveReport } from './save-report.ts';
import { useMaterialField } from './use-material-field.ts';

export interface MaterialPageProps {
  readonly materials: Materials;
  /** Address of the online viewer for office files, if there is one. */
  readonly officeViewer: string | null;
}

const places = [
  { name: texts.centre, href: paths.personalCenter },
  { name: texts.certification, href: paths.myCertification },
  { name: texts.uploadPage },
] as const;

const sample = { name: CERTIFICATION_MATERIALS.licence.label, tips: licenceTips };

const hourAndMinute = (epochMs: number) => formatDateTime(epochMs).slice(11, 16);

const noKeys = { permissionKeys: [] };

/** The files of a business's certification, for members who may see it. */
export function MaterialPage(props: MaterialPageProps) {
  const { userInfo } = useSession();
  // Of a member that the platform did not tell of, it answers for itself.
  if (userInfo === null || mayDo(userInfo, 'certification_view')) return <MaterialForm {...props} />;
  return (
    <>
      <PageHead title={texts.uploadPage} path={places} />
      <EmptyState title={BUSINESS_CODES.noPermission.msg} />
    </>
  );
}

/** Documents, pictures of certificates, the licence and a video. */
function MaterialForm({ materials, officeViewer }: MaterialPageProps) {
  const client = usePortalClient();
  const member = useSession().userInfo ?? noKeys;
  const { revalidate } = useRevalidator();
  const [signal] = useState(createUploadSignal);
  const isUploading = useUploadSignal(signal) === 'loading';
  const { start, isRunning } = useActs();
  const [savedAt, setSavedAt] = useState<string | null>(null);

  function mayRemove(): boolean {
    const isAllowed = mayDo(member, 'attachment_delete');
    if (!isAllowed) client.notify({ tone: 'warning', text: BUSINESS_CODES.noPermission.msg });
    return isAllowed;
  }

  const shared = { signal, officeViewer, mayRemove };
  const document = useMaterialField('document', materials.document, shared);
  const certificate = useMaterialField('certificate', materials.certificate, shared);
  const licence = useMaterialField('licence', materials.licence, shared);
  const video = useMaterialField('video', materials.video, shared);
  const kinds = { document, certificate, licence, video };
  const licenceChooserId = useId();

  /** A list that could not be loaded may well have what is required. */
  function isMissing(kind: MaterialKind): boolean {
    const isEmpty = kinds[kind].field.getState().attachments.length === 0;
    return requiredMaterials.has(kind) && materials[kind] !== null && isEmpty;
  }

  async function save(): Promise<void> {
    const { api } = await client.memberSession();
    await saveMaterials(api, {
      document: document.field,
      certificate: certificate.field,
      licence: licence.field,
      video: video.field,
    });
    setSavedAt(hourAndMinute(Date.now()));
    client.notify(
      saveReport(
        MATERIAL_KINDS.map((kind) => ({
          label: CERTIFICATION_MATERIALS[kind].label,
          isMissing: isMissing(kind),
          failures: kinds[kind].field.getState().failures,
        })),
      ),
    );
    if (isMissing('licence')) window.document.getElementById(licenceChooserId)?.focus();
    await revalidate();
  }

  const readOnly = !mayDo(member, 'certification_submit');
  const access = { readOnly, canPreview: mayDo(member, 'user_view') };
  const isBusy = isUploading || isRunning('save');
  return (
    <SheetFormPage
      title={texts.uploadPage}
      path={places}
      note={isUploading ? texts.uploading : savedAt !== null && texts.savedAt(savedAt)}
      buttons={
        !readOnly && (
          <Button type="submit" disabled={isBusy}>
            {texts.save}
          </Button>
        )
      }
      onSubmit={() => {
        if (!isBusy) void start('save', save);
      }}
    >
      {!readOnly && <MaterialGuide title={texts.needed} materials={neededMaterials} sample={sample} />}
      <AttachmentTable
        {...document.widget}
        {...access}
        attachments={materials.document ? { status: 'ready', items: document.state.attachments } : { status: 'failed' }}
        resumables={document.state.resumables}
        overallProgress={document.state.overallProgress}
        onReload={() => void revalidate()}
      />
      <ImageWall {...certificate.widget} {...access} images={certificate.state.attachments} />
      <SideBySide>
        <SingleFile
          {...licence.widget}
          {...access}
          hasHeading
          required={requiredMaterials.has('licence')}
          error={savedAt !== null && isMissing('licence') ? FORM_MESSAGES.uploadEmpty(licence.widget.label) : undefined}
          chooserId={licenceChooserId}
          attachment={licence.state.attachments.at(-1) ?? null}
        />
        <VideoUpload {...video.widget} {...access} hasHeading attachment={video.state.attachments.at(-1) ?? null} />
      </SideBySide>
      <LeaveGuard isNeeded={MATERIAL_KINDS.some((kind) => kinds[kind].state.isUnsaved)} />
      <FilePreview {...document.previewing} />
      <FilePreview {...certificate.previewing} />
      <FilePreview {...licence.previewing} />
      <FilePreview {...video.previewing} />
    </SheetFormPage>
  );
}
