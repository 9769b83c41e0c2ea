import type { Preview } from '@storybook/react-vite';
import { componentOf } from '../guidance/component-name.ts';
import { propertyWords } from '../guidance/property-words.ts';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** With more choices than these, such as the names of icons, a list is easier to read. */
const mostRadios = 12;

/** No component takes styles from outside; a class is for other components to give. */
const notForDesigners = new Set(['className', 'style']);

/** Properties as the controls show them: choices as radios, descriptions in Chinese, nothing that styles freely. */
export const describedArgTypes: ArgTypesEnhancer = ({ argTypes, title }) => {
  const component = componentOf(title);
  const shown = Object.entries(argTypes).filter(([name]) => !notForDesigners.has(name));
  return Object.fromEntries(
    shown.map(([name, argType]) => {
      const description = propertyWords[`${component}.${name}`] ?? propertyWords[name] ?? argType.description;
      const { control, type } = argType;
      const options = argType.options ?? (type?.name === 'enum' ? type.value : undefined);
      const takesRadios = control !== false && options !== undefined && options.length <= mostRadios;
      return [
        name,
        {
          ...argType,
          ...(description !== undefined && { description }),
          ...(takesRadios && { options, control: { type: 'radio' } as const }),
        },
      ];
    }),
  );
};
