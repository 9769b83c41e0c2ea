import type { Preview } from '@storybook/react-vite';
import { componentOf } from '../guidance/component-name.ts';
import { propertyChoices } from '../guidance/property-choices.ts';
import { propertyDefaults } from '../guidance/property-defaults.ts';
import { propertyWords } from '../guidance/property-words.ts';
import { defaultWords, typeSummary } from './type-summary.ts';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = Parameters<ArgTypesEnhancer>[0]['argTypes'][string];

/** With more choices than these, such as the names of icons, a list is easier to read. */
const mostRadios = 12;

/** No component takes styles from outside; a class is for other components to give. */
const notForDesigners = new Set(['className', 'style']);

/** What a property is when it is given at all: `string | undefined` is a string. */
function givenType({ type }: ArgType): ArgType['type'] {
  if (type?.name !== 'union') return type;
  const given = type.value.filter((part) => part.name !== 'other' || !/^(undefined|null)$/.test(String(part.value)));
  const [only] = given;
  return only && given.length === 1 ? { ...only, required: type.required ?? false } : type;
}

function withControl(argType: ArgType, choices: readonly (string | number)[] | undefined): ArgType {
  const type = givenType(argType);
  const options = choices ?? argType.options ?? (type?.name === 'enum' ? type.value : undefined);
  const takesRadios = argType.control !== false && options !== undefined && options.length <= mostRadios;
  return {
    ...argType,
    ...(type && { type }),
    ...(takesRadios && { options, control: { type: 'radio' } }),
  };
}

/**
 * Properties as the table and the controls show them: types told by their values, where each starts, choices as radios,
 * descriptions in Chinese, nothing that styles freely.
 */
export const describedArgTypes: ArgTypesEnhancer = ({ argTypes, title, component: source, initialArgs }) => {
  const component = componentOf(title);
  const shown = Object.entries(argTypes).filter(([name]) => !notForDesigners.has(name));
  return Object.fromEntries(
    shown.map(([name, argType]) => {
      const key = `${component}.${name}`;
      const choices = propertyChoices[key];
      const described = withControl(argType, choices);
      const description = propertyWords[key] ?? propertyWords[name] ?? argType.description;
      const summary = typeSummary(source, name, argType.table?.type?.summary, choices, initialArgs?.[name]);
      const start = propertyDefaults[key] ?? defaultWords(argType.type?.required ?? false, described.type?.name);
      const table = {
        ...argType.table,
        ...(summary !== undefined && { type: { summary } }),
        defaultValue: argType.table?.defaultValue ?? { summary: start },
      };
      return [name, { ...described, table, ...(description && { description }) }];
    }),
  );
};
