import { Tag } from '@jianzhu/ui';
import * as styles from '../guidance.css.ts';
import type { Pair } from '../guidance.ts';
import { Row } from './row.tsx';

/** Colour that means something. */
export const colorPairs: readonly Pair[] = [
  {
    good: (
      <Row>
        报价一 <Tag tone="success">合格</Tag>
        报价二 <Tag tone="danger">超出限价</Tag>
      </Row>
    ),
    goodReason: '颜色之外有文字，打印成黑白也看得懂。',
    bad: (
      <Row>
        报价一 <span className={styles.dotTone.success} />
        报价二 <span className={styles.dotTone.danger} />
      </Row>
    ),
    badReason: '只靠红绿区分，色弱的访客与读屏都得不到。',
  },
];
