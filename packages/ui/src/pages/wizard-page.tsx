import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { type Step, Steps } from '../record/steps.tsx';
import { columns, rail as railPlace } from './detail-page.css.ts';
import { fields } from './form-page.css.ts';
import { ActionBar, ErrorSummary, type FormError } from './form-page.tsx';
import { pageMessages } from './messages.ts';
import { padded, stack } from './page-head.css.ts';
import { PageHead, type PageHeadProps } from './page-head.tsx';
import * as styles from './wizard-page.css.ts';

export interface WizardPageProps extends PageHeadProps {
  /** Names of the steps in their order. */
  readonly steps: readonly string[];
  /** From 0. */
  readonly current: number;
  readonly errors?: readonly FormError[];
  readonly note?: ReactNode;
  /** Right column, below the fields where there is no room beside them. */
  readonly rail?: ReactNode;
  /** Fields of the step. */
  readonly children: ReactNode;
  readonly onBack: () => void;
  /** The step is to be checked and left, or the whole sent from the last one. */
  readonly onNext: () => void;
  /** Verb of the last step, such as 提交认证. */
  readonly finishText: string;
  readonly pending?: boolean;
}

function stateOf(index: number, current: number): Step['state'] {
  if (index === current) return 'current';
  return index < current ? 'done' : 'waiting';
}

/** A form in steps that follow each other. */
export function WizardPage(props: WizardPageProps) {
  const {
    steps,
    current,
    errors = [],
    note,
    rail,
    children,
    onBack,
    onNext,
    finishText,
    pending = false,
    ...head
  } = props;
  const isLast = current === steps.length - 1;
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(current);

  // Another step is read from its beginning.
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    window.scrollTo({ top: 0 });
    top.current?.focus({ preventScroll: true });
  }, [current]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!pending) onNext();
  }

  const step = (
    <div className={padded}>
      <div className={fields}>{children}</div>
    </div>
  );
  return (
    <>
      <PageHead {...head} />
      <form className={stack} aria-label={head.title} onSubmit={submit} noValidate>
        <div ref={top} className={styles.top} tabIndex={-1}>
          <Steps steps={steps.map((label, index) => ({ label, state: stateOf(index, current) }))} />
        </div>
        <ErrorSummary errors={errors} />
        {rail ? (
          <div className={columns}>
            {step}
            <aside className={railPlace}>{rail}</aside>
          </div>
        ) : (
          step
        )}
        <ActionBar note={note}>
          {current > 0 && (
            <Button variant="line" size="regular" onClick={onBack}>
              {pageMessages.previous}
            </Button>
          )}
          <Button type="submit" size="regular" pending={pending}>
            {isLast ? finishText : pageMessages.next}
          </Button>
        </ActionBar>
      </form>
    </>
  );
}
