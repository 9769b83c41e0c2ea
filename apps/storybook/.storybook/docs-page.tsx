import { Controls, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { componentOf } from '../guidance/component-name.ts';
import { Facts, GuidanceSection } from '../guidance/guidance-section.tsx';

/** The page of a component: its place in the system and its guidance, then the component itself. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, tags } = preparedMeta;
  const component = componentOf(title);
  return (
    <>
      <Title />
      <Facts component={component} tags={tags} />
      <Primary />
      <Controls />
      <GuidanceSection component={component} />
      <Stories includePrimary={false} title="全部故事" />
    </>
  );
}
