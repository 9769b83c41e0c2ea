import { BusinessError } from '@jianzhu/api-client';
import {
  CERTIFICATE_FILES,
  certNoHint,
  MOST_CERTIFICATE_IMAGES,
  mayBeEndless,
  QUALIFICATION_MESSAGES,
  qualificationRecord,
} from '@jianzhu/domain/qualifications';
import { REVIEW_STATUS } from '@jianzhu/domain/records';
import { Button } from '@jianzhu/ui';
import type { FileRules } from '@jianzhu/ui/attachments';
import { FieldGroup } from '@jianzhu/ui/fields';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { RecordField } from '../../record/record-field.tsx';
import { RecordFormPage } from '../../record/record-form-page.tsx';
import { newKey } from '../../record/use-act.ts';
import { useRecordFiles } from '../../record/use-record-files.tsx';
import { type FoundForm, useRecordForm } from '../../record/use-record-form.ts';
import { KindFields } from './kind-fields.tsx';
import { ownQualificationTexts as texts } from './messages.ts';
import { type QualificationDetail, qualificationCalls } from './qualification-calls.ts';
import { qualificationTitle } from './qualification-columns.tsx';

export interface FoundQualification extends FoundForm {
  readonly record: (QualificationDetail & FoundForm['record']) | null;
}

/** What is typed and chosen; files have widgets with a state of their own, and are looked at by the platform. */
const { images: _images, video: _video, ...words } = qualificationRecord.entries;
const wordsRecord = v.object(words);

export const IMAGE_RULES: FileRules = { ...CERTIFICATE_FILES.papers, maxCount: MOST_CERTIFICATE_IMAGES };
export const VIDEO_RULES: FileRules = { ...CERTIFICATE_FILES.videos, maxCount: 1 };
/** Made once: widgets compare what they are given. */
const NO_FILES: readonly [] = [];

export interface QualificationFormProps {
  readonly found: FoundQualification;
  readonly officeViewer: string | null;
}

/** Adds a certificate, or writes a change of one (domain rules 15.5). */
export function QualificationForm({ found, officeViewer }: QualificationFormProps) {
  const { record } = found;
  const head = useMemberHead(record === null ? texts.add : undefined);
  const client = usePortalClient();
  const navigate = useNavigate();
  const isHandedIn = useRef(false);
  /** Of the version that was handed in last: sent again without an answer it is one submission. */
  const handedIn = useRef({ of: '', key: '' });
  const shared = { officeViewer, readOnly: false } as const;
  const name = record?.id ?? 'new';
  const images = useRecordFiles({
    ...{ ...shared, name: `certificate-${name}`, label: texts.images, rules: IMAGE_RULES },
    saved: record?.images ?? NO_FILES,
    isOfPapers: true,
  });
  const video = useRecordFiles({
    ...{ ...shared, name: `certificate-video-${name}`, label: texts.video, rules: VIDEO_RULES },
    saved: record?.video ?? NO_FILES,
  });
  const form = useRecordForm(wordsRecord, {
    form: 'qualification',
    found,
    save: async (body, idempotencyKey) => {
      const calls = await qualificationCalls(client);
      const files = { images: images.value(), video: video.value() };
      const saved = await calls.save({ body: { ...body, ...files } }, { idempotencyKey });
      images.submitted(files.images);
      video.submitted(files.video);
      if (isHandedIn.current) await handIn(saved);
      return saved;
    },
    onSaved: () => navigate(paths.qualificationList),
  });

  /** What was saved stays so, whatever becomes of its submission. */
  async function handIn({ id, version }: QualificationDetail): Promise<void> {
    try {
      const calls = await qualificationCalls(client);
      const of = `${id} ${version}`;
      if (handedIn.current.of !== of) handedIn.current = { of, key: newKey() };
      await calls.submit({ body: { id, version } }, { idempotencyKey: handedIn.current.key });
      client.notify({ tone: 'success', text: QUALIFICATION_MESSAGES.submitted });
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      client.notify({ tone: 'warning', text: texts.submitFailed(error.message) });
    }
  }

  const { series, certNo, isLongTerm } = form.values;
  const seriesCode = typeof series === 'number' ? series : null;
  const isUploading = images.isUploading || video.isUploading;
  function send(thenHandIn: boolean): void {
    if (form.isBusy || isUploading) return;
    isHandedIn.current = thenHandIn;
    form.submit();
  }

  return (
    <RecordFormPage
      {...head}
      form={{
        ...form,
        isAtRisk: form.isAtRisk || images.isUnsaved || video.isUnsaved,
        submit: () => send(false),
      }}
      cancelHref={paths.qualificationList}
      said={record && <Said record={record} />}
      other={
        <Button variant="line" disabled={form.isBusy || isUploading} onClick={() => send(true)}>
          {texts.saveAndSubmit}
        </Button>
      }
      sections={[
        {
          key: 'main',
          title: texts.main,
          content: (
            <>
              <KindFields form={form} />
              <RecordField form={form} name="certNo" help={certNoHint(seriesCode, String(certNo ?? ''))} />
              <RecordField form={form} name="issueOrg" />
              <RecordField form={form} name="scope" />
            </>
          ),
        },
        {
          key: 'dates',
          title: texts.dates,
          content: (
            <>
              <RecordField form={form} name="issueDate" />
              {mayBeEndless(seriesCode) && <RecordField form={form} name="isLongTerm" />}
              {!(isLongTerm === 1 && mayBeEndless(seriesCode)) && (
                <RecordField form={form} name="expireDate" required />
              )}
            </>
          ),
        },
        {
          key: 'files',
          title: texts.files,
          content: (
            <>
              <FieldGroup id="images" label={texts.images} required help={texts.imagesHelp} error={form.errors.images}>
                {images.table}
              </FieldGroup>
              <FieldGroup id="video" label={texts.video} help={texts.videoHelp} error={form.errors.video}>
                {video.table}
              </FieldGroup>
              <RecordField form={form} name="isShow" help={texts.showHelp} />
            </>
          ),
        },
      ]}
    />
  );
}

/** Why it came back, and what holds meanwhile. */
function Said({ record }: { readonly record: QualificationDetail }) {
  const { status, reason, approved } = record;
  return (
    <>
      {status === REVIEW_STATUS.rejected && <InlineAlert tone="warning">{texts.rejected(reason)}</InlineAlert>}
      {approved && <InlineAlert>{texts.standing(`${qualificationTitle(approved)} ${approved.grade}`)}</InlineAlert>}
    </>
  );
}
