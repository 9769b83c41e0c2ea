import { addons } from 'storybook/manager-api';

/** What stands behind the name of a component that is not, or no longer, for pages; ready ones have nothing. */
const lives: Readonly<Record<string, string>> = { draft: '（草案）', deprecated: '（弃用）' };

addons.setConfig({
  sidebar: {
    renderLabel: ({ name, ...item }) => {
      const tags = 'tags' in item ? item.tags : [];
      return `${name}${tags.map((tag) => lives[tag] ?? '').join('')}`;
    },
  },
});
