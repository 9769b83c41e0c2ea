import { SHOP_MESSAGES, type ShopProblem } from '@jianzhu/domain/shops';
import { Button, ButtonLink } from '@jianzhu/ui';
import { DateTimeField, type PlainDateTime } from '@jianzhu/ui/date-field';
import { Dialog } from '@jianzhu/ui/dialog';
import { QrCode } from '@jianzhu/ui/qr-code';
import * as styles from '@jianzhu/ui/shop-editor-styles';
import { useState } from 'react';
import { LostAct } from '../../record/lost-act.tsx';
import type { LostAct as Lost } from '../../record/use-act.ts';
import { useCopyLink } from '../../shell/use-copy-link.ts';
import { decorationTexts as texts } from './messages.ts';

export interface ConflictProps {
  /** What others have changed. */
  readonly title: string;
  /** What becomes of what stands here. */
  readonly text: string;
  /** The dialog covers what else tells of it. */
  readonly lost: Lost | null;
  readonly pending: boolean;
  readonly onLoad: () => void;
  readonly onOverwrite: () => void;
}

/** Others have saved the page: it is said what counts before anything else is saved (domain rules 14.3). */
export function PageConflict({ title, text, lost, pending, onLoad, onOverwrite }: ConflictProps) {
  return (
    <Dialog
      open
      title={title}
      text={text}
      actions={
        <>
          <Button variant="line" size="regular" pending={pending} onClick={onLoad}>
            {SHOP_MESSAGES.loadLatest}
          </Button>
          <Button size="regular" pending={pending} onClick={onOverwrite}>
            {SHOP_MESSAGES.overwrite}
          </Button>
        </>
      }
    >
      <LostAct lost={lost} />
    </Dialog>
  );
}

interface ProblemListProps {
  readonly problems: readonly ShopProblem[];
  readonly onLead: (problem: ShopProblem) => void;
}

/** What is wrong, each with the way to its block and field. */
function ProblemList({ problems, onLead }: ProblemListProps) {
  return (
    <ul className={styles.problems}>
      {problems.map((problem) => (
        <li key={`${problem.blockId} ${problem.path} ${problem.message}`}>
          <Button variant="link" size="compact" onClick={() => onLead(problem)}>
            {problem.message}
          </Button>
        </li>
      ))}
    </ul>
  );
}

export interface PublishDialogProps {
  /** The dialog covers what else tells of it. */
  readonly lost: Lost | null;
  readonly problems: readonly ShopProblem[];
  readonly warnings: readonly ShopProblem[];
  readonly pending: boolean;
  readonly onLead: (problem: ShopProblem) => void;
  readonly onPublish: () => void;
  readonly onSchedule: (time: string) => void;
  readonly onClose: () => void;
  /** Asks for a time to come. */
  readonly isLater: boolean;
}

/** Before a page is published: what keeps it from that, or what would better be changed first. */
export function PublishDialog(props: PublishDialogProps) {
  const { lost, problems, warnings, pending, onLead, onPublish, onSchedule, onClose, isLater } = props;
  const [time, setTime] = useState<PlainDateTime>({ date: null, time: null });
  const [isAsked, setIsAsked] = useState(false);
  const isWrong = problems.length > 0;
  const isMissing = time.date === null || time.time === null;

  function confirm() {
    if (!isLater) return onPublish();
    setIsAsked(true);
    if (!isMissing) onSchedule(`${time.date} ${time.time}:00`);
  }

  const title = isLater ? texts.schedule : texts.publishTitle;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isWrong ? texts.problems(problems.length) : title}
      text={isWrong || isLater ? undefined : texts.publishText}
      actions={
        <>
          <Button variant="line" size="regular" onClick={onClose}>
            {texts.goOnEditing}
          </Button>
          {!isWrong && (
            <Button size="regular" pending={pending} onClick={confirm}>
              {isLater ? texts.schedule : texts.publishAnyway}
            </Button>
          )}
        </>
      }
    >
      <LostAct lost={lost} />
      {isWrong && <ProblemList problems={problems} onLead={onLead} />}
      {!isWrong && isLater && (
        <DateTimeField
          label={texts.scheduleTime}
          help={texts.scheduleHelp}
          required
          value={time}
          error={isAsked && isMissing ? texts.scheduleNeeded : undefined}
          onChange={setTime}
        />
      )}
      {!isWrong && warnings.length > 0 && (
        <>
          <p className={styles.warningHead}>{texts.warnings}</p>
          <ProblemList problems={warnings} onLead={onLead} />
        </>
      )}
    </Dialog>
  );
}

export interface PreviewDialogProps {
  /** Of the preview, with its token. */
  readonly address: string;
  readonly onClose: () => void;
}

/** The draft on another device: a code and a link that are good for half an hour. */
export function PreviewDialog({ address, onClose }: PreviewDialogProps) {
  const copy = useCopyLink();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.previewTitle}
      text={texts.previewHelp}
      actions={
        <>
          <Button variant="line" size="regular" onClick={() => void copy(address)}>
            {texts.copyLink}
          </Button>
          <ButtonLink size="regular" href={address} target="_blank">
            {texts.openPreview}
          </ButtonLink>
        </>
      }
    >
      <div className={styles.code}>
        <QrCode value={address} label={texts.qr} />
      </div>
    </Dialog>
  );
}
