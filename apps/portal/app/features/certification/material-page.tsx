import { certification } from '@jianzhu/api-client/contract';
import { certificationSchemas } from '@jianzhu/api-client/schemas';
import { BUSINESS_CODES, FORM_MESSAGES, formatDateTime } from '@jianzhu/domain';
import { CERTIFICATION_MATERIALS, MATERIAL_KINDS, type MaterialKind, mayDo } from '@jianzhu/domain/member-center';
import { defineReviewMachine, REVIEW_MESSAGES, REVIEW_STATUS } from '@jianzhu/domain/records';
import { Button, EmptyState, Tag } from '@jianzhu/ui';
import { AttachmentTable, ImageWall, MaterialGuide, SingleFile, VideoUpload } from '@jianzhu/ui/attachments';
import { PageHead, SheetFormPage, SideBySide } from '@jianzhu/ui/pages';
import { createUploadSignal } from '@jianzhu/upload';
import { useUploadSignal } from '@jianzhu/upload/react';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { BrowserApi } from '../../api/browser-api.ts';
import { FilePreview } from '../../attachment/file-preview.tsx';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { wayTexts } from '../../navigation/messages.ts';
import { useFocusKept } from '../../navigation/use-focus-kept.ts';
import * as paths from '../../paths.ts';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { useLeadToWrong } from '../../record/use-lead-to-wrong.ts';
import { useActs } from '../../use-acts.ts';
import type { MaterialReview, Materials } from './load-materials.server.ts';
import { neededMaterials, requiredMaterials } from './material-rules.ts';
import { licenceTips, certificationTexts as texts } from './messages.ts';
import { saveMaterials } from './save-materials.ts';
import { saveReport } from './save-report.ts';
import { useMaterialField } from './use-material-field.ts';
import { useReviewNews } from './use-review-news.ts';

export interface MaterialPageProps {
  readonly materials: Materials;
  readonly review: MaterialReview;
  /** Address of the online viewer for office files, if there is one. */
  readonly officeViewer: string | null;
}

const places = [
  { name: wayTexts.centre, href: paths.personalCenter },
  { name: texts.certification, href: paths.myCertification },
  { name: texts.uploadPage },
] as const;

const sample = { name: CERTIFICATION_MATERIALS.licence.label, tips: licenceTips };

/** What the owner does with the review of the files. */
type ReviewAct = 'submit' | 'withdraw';

/** Hands the saved files in, or takes them back. Rejects like the call, which has shown its message. */
async function actOnReview(api: BrowserApi, act: ReviewAct, version: number): Promise<void> {
  const calls = api.callsOf({ certification }, { certification: certificationSchemas });
  await calls.certification[act]({ body: { version } });
}

const { statuses } = defineReviewMachine('certification_submit');
const reviewLook = (status: number | undefined) =>
  Object.entries(statuses).find(([value]) => Number(value) === status)?.[1];

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
function MaterialForm({ materials, review, officeViewer }: MaterialPageProps) {
  const client = usePortalClient();
  const member = useSession().userInfo ?? noKeys;
  const { revalidate } = useRevalidator();
  const [signal] = useState(createUploadSignal);
  const isUploading = useUploadSignal(signal) === 'loading';
  const { start, isRunning } = useActs();
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [showsMissing, setShowsMissing] = useState(false);
  const leadToWrong = useLeadToWrong();
  const reviewButton = useRef<HTMLButtonElement>(null);
  useFocusKept(review?.version, reviewButton);
  useReviewNews(review, revalidate);

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

  /** A list that could not be loaded may well have what is required. */
  function isMissing(kind: MaterialKind): boolean {
    const isEmpty = kinds[kind].field.getState().attachments.length === 0;
    return requiredMaterials.has(kind) && materials[kind] !== null && isEmpty;
  }

  const errorOf = (kind: MaterialKind) =>
    showsMissing && isMissing(kind) ? FORM_MESSAGES.uploadEmpty(CERTIFICATION_MATERIALS[kind].label) : undefined;

  /** Goes to the first box that lacks its file. */
  function showMissing(): void {
    setShowsMissing(true);
    leadToWrong();
  }

  async function saveFiles(): Promise<void> {
    const { api } = await client.memberSession();
    await saveMaterials(api, {
      document: document.field,
      certificate: certificate.field,
      licence: licence.field,
      video: video.field,
    });
  }

  async function act(asked: ReviewAct): Promise<void> {
    if (asked === 'submit' && MATERIAL_KINDS.some(isMissing)) {
      showMissing();
      return;
    }
    // What is handed in is what the page shows.
    if (asked === 'submit' && isUnsaved) await saveFiles();
    const { api } = await client.memberSession();
    // Other files than the approved ones are under review as soon as they are saved.
    const isDone = asked === 'submit' && isUnsaved && isApproved;
    if (!isDone) await actOnReview(api, asked, review?.version ?? 0).finally(revalidate);
    else await revalidate();
    client.notify({ tone: 'success', text: asked === 'submit' ? texts.submitted : texts.withdrawn });
  }

  async function save(): Promise<void> {
    await saveFiles();
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
    showMissing();
    await revalidate();
  }

  const look = reviewLook(review?.status);
  const isUnderReview = review?.status === REVIEW_STATUS.pending;
  const isApproved = review?.status === REVIEW_STATUS.approved && review.version > 0;
  const isUnsaved = MATERIAL_KINDS.some((kind) => kinds[kind].state.isUnsaved);
  const may = (asked: ReviewAct) => review?.allowedActions.includes(asked) === true;
  const mayNotEdit = !mayDo(member, 'certification_submit');
  const readOnly = mayNotEdit || isUnderReview;
  const access = { readOnly, canPreview: mayDo(member, 'user_view') };
  const isActing = isRunning('save') || isRunning('review');
  const isBusy = isUploading || isActing;
  function noteOf() {
    if (isUploading) return texts.uploading;
    if (isUnderReview) return texts.underReview;
    return savedAt !== null && texts.savedAt(savedAt);
  }

  return (
    <SheetFormPage
      title={texts.uploadPage}
      path={places}
      status={look && <Tag tone={look.tone}>{look.label}</Tag>}
      problem={review?.status === REVIEW_STATUS.rejected ? REVIEW_MESSAGES.rejected(review.reason) : undefined}
      note={noteOf()}
      buttons={
        !mayNotEdit && (
          <>
            {may('withdraw') && (
              <Button
                ref={reviewButton}
                variant="line"
                disabled={isUploading}
                pending={isActing}
                onClick={() => void start('review', () => act('withdraw'))}
              >
                {REVIEW_MESSAGES.withdraw}
              </Button>
            )}
            {may('submit') && (
              <Button
                ref={reviewButton}
                variant="line"
                disabled={isUploading}
                pending={isActing}
                onClick={() => void start('review', () => act('submit'))}
              >
                {REVIEW_MESSAGES.submit}
              </Button>
            )}
            {!isUnderReview && (
              <Button type="submit" disabled={isUploading} pending={isActing}>
                {texts.save}
              </Button>
            )}
          </>
        )
      }
      onSubmit={() => {
        if (!isBusy && !readOnly) void start('save', save);
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
          error={errorOf('licence')}
          attachment={licence.state.attachments.at(-1) ?? null}
        />
        <VideoUpload
          {...video.widget}
          {...access}
          hasHeading
          required={requiredMaterials.has('video')}
          error={errorOf('video')}
          attachment={video.state.attachments.at(-1) ?? null}
        />
      </SideBySide>
      <LeaveGuard isNeeded={isUnsaved} />
      <FilePreview {...document.previewing} />
      <FilePreview {...certificate.previewing} />
      <FilePreview {...licence.previewing} />
      <FilePreview {...video.previewing} />
      {certificate.editing}
      {licence.editing}
    </SheetFormPage>
  );
}
