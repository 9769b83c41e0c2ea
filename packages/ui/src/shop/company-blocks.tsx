import { Icon } from '../icon/icon.tsx';
import { sizedSource } from '../sized-source.ts';
import * as styles from './company-blocks.css.ts';
import { columnsOf } from './css-variables.ts';
import { shopMessages } from './messages.ts';
import { ShopLink } from './shop-link.tsx';
import type { ShopBlockViews, ShopFact } from './shop-view.ts';

function Facts({ facts }: { readonly facts: readonly ShopFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** 企业简介. */
export function CompanyIntroBlock({ paragraphs, image, facts, more }: ShopBlockViews['companyIntro']) {
  return (
    <section className={styles.intro} aria-label={shopMessages.intro}>
      <div className={styles.words}>
        {[...paragraphs.entries()].map(([place, text]) => (
          <p key={place} className={styles.paragraph}>
            {text}
          </p>
        ))}
        {facts.length > 0 && <Facts facts={facts} />}
        {more && (
          <ShopLink way={more} className={styles.way}>
            {more.label}
            <Icon name="chevron-right" size={16} />
          </ShopLink>
        )}
      </div>
      {image && (
        <img className={styles.photo} {...sizedSource(image, 480)} alt="" width={480} height={270} loading="lazy" />
      )}
    </section>
  );
}

/** 资质荣誉. */
export function QualificationBlock({ certificates, columns: count }: ShopBlockViews['qualificationWall']) {
  return (
    <ul className={styles.wall} style={columnsOf(count)}>
      {certificates.map(({ key, name, note, picture, href }) => (
        <li key={key} className={styles.paper}>
          <span className={styles.paperFace}>
            {picture === '' ? (
              <Icon name="document-seal" size={24} />
            ) : (
              <img {...sizedSource(picture, 240)} alt="" width={240} height={160} loading="lazy" />
            )}
          </span>
          <div className={styles.paperText}>
            <h3 className={styles.paperName}>
              <ShopLink way={{ href, label: name }} className={styles.paperLink}>
                {name}
              </ShopLink>
            </h3>
            {note && <p className={styles.note}>{note}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** 工程案例. */
export function CasesBlock({ items }: ShopBlockViews['caseList']) {
  return (
    <ul className={styles.cases}>
      {items.map(({ key, src, name, note }) => (
        <li key={key}>
          {src === '' ? (
            <span className={styles.casePicture} />
          ) : (
            <img
              className={styles.casePicture}
              {...sizedSource(src, 400)}
              alt=""
              width={400}
              height={225}
              loading="lazy"
              decoding="async"
            />
          )}
          <h3 className={styles.caseName}>{name}</h3>
          {note && <p className={styles.note}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}

/** 联系我们. */
export function ContactBlock({ facts, map, chat }: ShopBlockViews['contact']) {
  return (
    <section className={styles.contact} aria-label={shopMessages.contact}>
      <Facts facts={facts} />
      {(map || chat) && (
        <p className={styles.ways}>
          {chat && (
            <ShopLink way={chat} className={styles.button}>
              <Icon name="chat" size={16} />
              {chat.label}
            </ShopLink>
          )}
          {map && (
            <ShopLink way={map} className={styles.button}>
              <Icon name="pin" size={16} />
              {map.label}
            </ShopLink>
          )}
        </p>
      )}
    </section>
  );
}
