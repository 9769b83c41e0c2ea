import { useId } from 'react';
import { required as requiredMark } from '../fields/field.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { FileRules } from './attachment.ts';
import * as styles from './material-guide.css.ts';
import { attachmentMessages as messages } from './messages.ts';
import * as widget from './widget.css.ts';

/** One kind of files that is asked for. */
export interface NeededMaterial {
  readonly name: string;
  /** What belongs into it, in a sentence. */
  readonly what: string;
  readonly rules: FileRules;
  readonly required?: boolean;
}

export interface MaterialGuideProps {
  /** Such as 需要准备的材料. */
  readonly title: string;
  readonly materials: readonly NeededMaterial[];
  /** A drawing of the material that is most often wrong, and what to look at. */
  readonly sample: { readonly name: string; readonly tips: readonly string[] };
}

/** A star for whoever sees it, a word for whoever does not. */
export function RequiredMark() {
  return (
    <>
      <span className={requiredMark} aria-hidden="true">
        *
      </span>
      <VisuallyHidden>{messages.requiredMark}</VisuallyHidden>
    </>
  );
}

/** Says before the first upload which files are needed, in which form, and what a good one looks like. */
export function MaterialGuide({ title, materials, sample }: MaterialGuideProps) {
  const titleId = useId();
  return (
    <section className={widget.sheet} aria-labelledby={titleId}>
      <header className={widget.head}>
        <h2 id={titleId} className={widget.title}>
          {title}
        </h2>
        <span className={widget.hint}>{messages.requiredLegend}</span>
      </header>
      <div className={styles.parts}>
        <dl className={styles.materials}>
          {materials.map(({ name, what, rules, required }) => (
            <div key={name} className={styles.material}>
              <dt className={styles.name}>
                {required && <RequiredMark />}
                {name}
              </dt>
              <dd>{what}</dd>
              <dd className={styles.rules}>{messages.rules(rules.extensions, rules.maxCount, rules.capMegabytes)}</dd>
            </div>
          ))}
        </dl>
        <figure className={styles.sample}>
          <div className={styles.paper} role="img" aria-label={messages.sampleOf(sample.name)}>
            <b aria-hidden="true">{sample.name}</b>
            <span className={styles.line} />
            <span className={styles.line} />
            <span className={styles.line} />
            <span className={styles.seal} />
          </div>
          <figcaption>
            <p className={styles.name}>{messages.sampleOf(sample.name)}</p>
            <ul className={styles.tips}>
              {sample.tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
