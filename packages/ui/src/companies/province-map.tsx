import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../link/link.tsx';
import { companyMessages as texts } from './messages.ts';
import { AREAS, MAP_SIZE } from './province-areas.ts';
import * as styles from './province-map.css.ts';

export interface ProvinceMapProps {
  /** Accessible name of the map. */
  readonly label: string;
  /** How many there are in each city, by its code; cities that are left out have none. */
  readonly counts: ReadonlyMap<string, number>;
  readonly hrefOf: (code: string) => string;
  /** Code of the city in force. */
  readonly current?: string | undefined;
}

/** From how many on an area is so dark, the palest first. */
const BANDS = [1, 5, 10, 30] as const;

const bandOf = (count: number) => BANDS.filter((least) => count >= least).length;

/** The province by cities, each a link; a list beside it says the same in words. */
export function ProvinceMap({ label, counts, hrefOf, current }: ProvinceMapProps) {
  const chosen = AREAS.find(({ code }) => code === current);
  const [focused, setFocused] = useState<string | null>(null);
  return (
    <figure className={styles.figure}>
      <ul className={styles.legend} aria-label={texts.legend}>
        {BANDS.map((least, index) => (
          <li key={least} className={styles.band}>
            <span className={classNames(styles.swatch, styles.bands[index + 1])} />
            {texts.band(least, BANDS[index + 1])}
          </li>
        ))}
      </ul>
      <nav aria-label={label}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the navigation around it has its name, each area its own. */}
        <svg viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} className={styles.map}>
          {AREAS.map(({ code, label: full, outline, at: [x, y] }) => {
            const count = counts.get(code) ?? 0;
            return (
              <Link
                key={code}
                href={hrefOf(code)}
                aria-label={texts.area(full, count)}
                className={styles.area}
                onFocus={(event) => setFocused(event.currentTarget.matches(':focus-visible') ? outline : null)}
                onBlur={() => setFocused(null)}
                {...(code === current && { 'aria-current': 'true' as const })}
              >
                <path d={outline} className={classNames(styles.outline, styles.bands[bandOf(count)])} />
                <text x={x} y={y} className={styles.name}>
                  {full}
                </text>
                <text x={x} y={y + 24} className={styles.count}>
                  {count}
                </text>
              </Link>
            );
          })}
          {/* Over the others, whose lines would cover their own. */}
          {chosen && <path d={chosen.outline} className={styles.chosen} />}
          {focused !== null && <path d={focused} className={styles.focused} />}
        </svg>
      </nav>
      <figcaption className={styles.note}>{texts.mapNote}</figcaption>
    </figure>
  );
}
