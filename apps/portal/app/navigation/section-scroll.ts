import { type HomeSection, homeSection } from '@jianzhu/domain';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls a section of the home page into view; the element's id is the section (decision 30). */
export function scrollToSection(section: HomeSection): void {
  document.getElementById(section)?.scrollIntoView({ block: 'start' });
}

/** Scrolls to the section that the query `params` names, each time the page is reached with it (specification 2). */
export function useSectionOfQuery(): void {
  const { key, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what tells one visit from the next
  useEffect(() => {
    const section = homeSection(new URLSearchParams(search).get('params'));
    if (section) scrollToSection(section);
  }, [key, search]);
}
