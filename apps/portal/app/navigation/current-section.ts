import { HEADER_MENU, type HomeSection, homeSection } from '@jianzhu/domain';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { scrollToSection } from './section-scroll.ts';

/** What lies above a line in the window, below the menu, where a section that was scrolled to has begun. */
const aboveLine = '1000000px 0px -60%';

const firstSection = HEADER_MENU[0].section;

/**
 * The section of the home page that is shown: the one that was chosen, here or by the query `params`, until the page
 * is scrolled to another by hand. The last sections may be too low to be told by where the window stands.
 */
export function useCurrentSection(onHome: boolean) {
  const { key, search } = useLocation();
  const named = homeSection(new URLSearchParams(search).get('params'));
  const [shown, setShown] = useState<{ readonly key: string; readonly section: HomeSection } | null>(null);
  /** Where the choice has brought the window, in px; null once it was scrolled on. */
  const chosenAt = useRef<number | null>(null);

  useEffect(() => {
    if (!onHome) return;
    const begun = new Set<string>();
    let isArriving = named !== null;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) begun[isIntersecting ? 'add' : 'delete'](target.id);
        if (isArriving) chosenAt.current = window.scrollY;
        isArriving = false;
        if (window.scrollY === chosenAt.current) return;
        chosenAt.current = null;
        const last = HEADER_MENU.findLast(({ section }) => begun.has(section));
        setShown({ key, section: last?.section ?? firstSection });
      },
      { rootMargin: aboveLine },
    );
    for (const { section } of HEADER_MENU) {
      const element = document.getElementById(section);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [onHome, key, named]);

  function choose(section: HomeSection): void {
    scrollToSection(section);
    chosenAt.current = window.scrollY;
    setShown({ key, section });
  }

  return { current: shown?.key === key ? shown.section : (named ?? firstSection), choose };
}
