import { Button, ButtonLink } from '@jianzhu/ui';
import { DescriptionList } from '@jianzhu/ui/record';
import * as styles from '@jianzhu/ui/shop-editor-styles';
import * as paths from '../../paths.ts';
import { LostAct } from '../../record/lost-act.tsx';
import type { LostAct as Lost } from '../../record/use-act.ts';
import { PageStatus } from './decoration-bar.tsx';
import type { OwnPage, Standing } from './decoration-calls.ts';
import { decorationTexts as texts } from './messages.ts';
import { shopSettingsTexts } from './shop-settings/messages.ts';

export interface NarrowViewProps {
  readonly title: string;
  readonly page: OwnPage;
  readonly standing: Standing;
  readonly isBusy: boolean;
  readonly onPreview: () => void;
  readonly onSettings: () => void;
  readonly lost: Lost | null;
}

/** Where a shop is read of in a window published to visitors. */
export const shopHref = ({ facts, terminal }: OwnPage): string =>
  `${terminal === 'app' ? paths.shopApp : paths.shopPc}?businessId=${facts.businessId}`;

/** Below 1024 px there is no room to edit: what stands published, and the way to look at it. */
export function NarrowView({ title, page, standing, isBusy, onPreview, onSettings, lost }: NarrowViewProps) {
  return (
    <>
      <h1 className={styles.narrowTitle}>{title}</h1>
      <p>{texts.narrow}</p>
      <LostAct lost={lost} />
      <DescriptionList
        items={[
          { term: texts.status, value: <PageStatus status={standing.status} /> },
          { term: texts.publishedAt, value: standing.publishTime === '' ? texts.never : standing.publishTime },
        ]}
      />
      <div className={styles.buttons}>
        <Button pending={isBusy} onClick={onPreview}>
          {texts.preview}
        </Button>
        <Button variant="line" onClick={onSettings}>
          {shopSettingsTexts.title}
        </Button>
        <ButtonLink variant="line" href={shopHref(page)}>
          {texts.visitShop}
        </ButtonLink>
        <ButtonLink variant="line" href={paths.personalCenter}>
          {texts.back}
        </ButtonLink>
      </div>
    </>
  );
}
