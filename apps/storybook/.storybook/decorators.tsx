import { densityClass, media, themeClass } from '@jianzhu/ui/tokens';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { argsOnNetwork, slowNetworkMs } from './network-args.ts';
import { chosen } from './toolbar.ts';
import './reduced-motion.css.ts';

/** Puts the classes of theme and density on the html element, where the portal puts them too. */
export const inTheme: Decorator = (Story, { globals }) => {
  const names = [themeClass[chosen(globals, 'theme')], densityClass[chosen(globals, 'density')]]
    .filter(Boolean)
    .join(' ');
  useLayoutEffect(() => {
    document.documentElement.lang = 'zh-CN';
    const classes = names.split(' ').filter(Boolean);
    document.documentElement.classList.add(...classes);
    return () => document.documentElement.classList.remove(...classes);
  }, [names]);
  return <Story />;
};

/** Lets styles and scripts believe that the visitor asked for less motion. */
export const withMotion: Decorator = (Story, { globals }) => {
  const isReduced = chosen(globals, 'motion') === 'reduced';
  useLayoutEffect(() => {
    if (!isReduced) return;
    const matchMedia = window.matchMedia.bind(window);
    document.documentElement.dataset.motion = 'reduced';
    window.matchMedia = (query) => matchMedia(query === media.reducedMotion ? 'all' : query);
    return () => {
      delete document.documentElement.dataset.motion;
      window.matchMedia = matchMedia;
    };
  }, [isReduced]);
  // Components ask once, when they are mounted.
  return <Story key={String(isReduced)} />;
};

function Slowly({ during, after }: { readonly during: ReactNode; readonly after: ReactNode }) {
  const [hasArrived, setHasArrived] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasArrived(true), slowNetworkMs);
    return () => clearTimeout(timer);
  }, []);
  return hasArrived ? after : during;
}

/** Shows lists and forms as they are while their data are on the way, or when these did not arrive. */
export const onNetwork: Decorator = (Story, { args, globals }) => {
  const network = chosen(globals, 'network');
  if (network === 'ok') return <Story />;
  const during = <Story args={argsOnNetwork(args, network)} />;
  return network === 'slow' ? <Slowly during={during} after={<Story />} /> : during;
};
