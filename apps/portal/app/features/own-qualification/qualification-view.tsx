import { dictionaryLabel } from '@jianzhu/domain/forms';
import { QUALIFICATION_CATEGORIES, QUALIFICATION_MESSAGES, QUALIFICATION_SERIES } from '@jianzhu/domain/qualifications';
import { REVIEW_STATUS } from '@jianzhu/domain/records';
import { Button, ButtonLink } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { DetailPage } from '@jianzhu/ui/pages';
import { DescriptionList, StatusTag } from '@jianzhu/ui/record';
import { useRevalidator } from 'react-router';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { LogTimeline } from '../../record/log-timeline.tsx';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { useRecordFiles } from '../../record/use-record-files.tsx';
import { ownQualificationTexts as texts } from './messages.ts';
import { type QualificationDetail, qualificationCalls } from './qualification-calls.ts';
import { qualificationLook } from './qualification-columns.tsx';
import { IMAGE_RULES, VIDEO_RULES } from './qualification-form.tsx';

const { columns } = texts;

export interface QualificationViewProps {
  readonly record: QualificationDetail;
  readonly officeViewer: string | null;
}

/** A certificate that this member may not change now: in review, revoked, or hers to read alone. */
export function QualificationView({ record, officeViewer }: QualificationViewProps) {
  const head = useMemberHead();
  const client = usePortalClient();
  const act = useAct();
  const { revalidate } = useRevalidator();
  useRecordNews('review', revalidate);
  const shared = { officeViewer, readOnly: true } as const;
  const images = useRecordFiles({
    ...{ ...shared, name: `certificate-${record.id}`, label: texts.images, rules: IMAGE_RULES, saved: record.images },
  });
  const video = useRecordFiles({
    ...{
      ...shared,
      name: `certificate-video-${record.id}`,
      label: texts.video,
      rules: VIDEO_RULES,
      saved: record.video,
    },
  });
  const withdraw = () =>
    act.run('withdraw', async () => {
      const { id, version } = record;
      await (await qualificationCalls(client)).withdraw({ body: { id, version } });
      return QUALIFICATION_MESSAGES.withdrawn;
    });
  const isRevoked = record.status !== REVIEW_STATUS.rejected && record.reason !== '';
  return (
    <DetailPage
      {...head}
      status={<StatusTag look={qualificationLook(record.status)} />}
      actions={
        <>
          <ButtonLink variant="line" size="regular" href={paths.qualificationList}>
            {texts.back}
          </ButtonLink>
          {record.allowedActions.includes('withdraw') && (
            <Button size="regular" pending={act.isBusy('withdraw')} onClick={() => void withdraw()}>
              {texts.withdraw}
            </Button>
          )}
        </>
      }
      sections={[
        {
          key: 'facts',
          title: texts.facts,
          content: (
            <>
              {act.lost && <LostAct lost={act.lost} />}
              {isRevoked && <InlineAlert tone="warning">{texts.revoked(record.reason)}</InlineAlert>}
              {record.status === REVIEW_STATUS.pending && <InlineAlert>{texts.inReview}</InlineAlert>}
              <DescriptionList items={factsOf(record)} />
            </>
          ),
        },
        {
          key: 'files',
          title: texts.files,
          content: (
            <>
              {images.table}
              {record.video.length > 0 && video.table}
            </>
          ),
        },
        { key: 'log', title: texts.log, content: <LogTimeline logs={record.logs} names={texts.logs} /> },
      ]}
    />
  );
}

const factsOf = (record: QualificationDetail) => [
  { term: columns.code, value: record.code || '—' },
  { term: texts.series, value: dictionaryLabel(QUALIFICATION_SERIES, record.series) || '—' },
  { term: texts.category, value: dictionaryLabel(QUALIFICATION_CATEGORIES, record.categoryCode) || '—' },
  { term: texts.grade, value: record.grade },
  { term: columns.certNo, value: record.certNo },
  { term: columns.issueOrg, value: record.issueOrg },
  { term: columns.issueDate, value: record.issueDate },
  { term: columns.until, value: record.expireDate || texts.endless },
  { term: texts.scope, value: record.scope || '—' },
  { term: columns.isShow, value: record.isShow === 1 ? texts.isShown : texts.isHidden },
];
