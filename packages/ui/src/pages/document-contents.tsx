import { useEffect, useState } from 'react';
import * as styles from './document-contents.css.ts';

/** A heading of the text and the id of its place. */
export interface DocumentPart {
  readonly key: string;
  readonly heading: string;
}

export interface DocumentContentsProps {
  readonly title: string;
  readonly parts: readonly DocumentPart[];
}

/** The headings of a text as links; the one that is being read is marked. */
export function DocumentContents({ title, parts }: DocumentContentsProps) {
  const headed = parts.filter(({ heading }) => heading !== '');
  const current = useReadPart(headed);
  if (headed.length === 0) return null;
  return (
    <nav aria-label={title} className={styles.contents}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {headed.map(({ key, heading }) => (
          <li key={key}>
            <a href={`#${key}`} className={styles.link} aria-current={key === current ? 'location' : undefined}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last part whose heading has come to the upper third of the window; the first before any has. */
function useReadPart(parts: readonly DocumentPart[]): string | undefined {
  const [current, setCurrent] = useState(parts[0]?.key);
  const keys = parts.map(({ key }) => key).join(' ');
  useEffect(() => {
    const headings = keys.split(' ').flatMap((key) => document.getElementById(key) ?? []);
    const mark = () => {
      const reached = headings.filter((heading) => heading.getBoundingClientRect().top < window.innerHeight / 3);
      setCurrent((reached.at(-1) ?? headings[0])?.id);
    };
    // Headings that come to or leave the upper third are the only moments at which the mark can move.
    const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -67% 0px' });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [keys]);
  return current;
}
