import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import preview from './.storybook/preview.tsx';

setProjectAnnotations(preview);

/** A story as a component that needs no properties. */
export interface NamedStory {
  /** File and export. */
  readonly name: string;
  readonly Story: ComponentType;
}

const modules = import.meta.glob<Parameters<typeof composeStories>[0]>(
  ['../../packages/ui/src/**/*.stories.tsx', './live/**/*.stories.tsx', '../portal/app/features/**/*.stories.tsx'],
  { eager: true },
);

/** Every story of the components and of the portal's views. */
export const stories: readonly NamedStory[] = Object.entries(modules).flatMap(([path, module]) => {
  const file = path.slice(path.lastIndexOf('/') + 1).replace('.stories.tsx', '');
  const composed: Readonly<Record<string, ComponentType>> = composeStories(module);
  return Object.entries(composed).map(([name, Story]) => ({ name: `${file} ${name}`, Story }));
});
