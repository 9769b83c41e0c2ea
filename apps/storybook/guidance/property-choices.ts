import type { ButtonProps, IconProps, PageFrameProps, TabListProps, TagProps, TextLinkProps } from '@jianzhu/ui';
import type { ContactButtonProps } from '@jianzhu/ui/chat/contact-button';
import type { ResultPageProps } from '@jianzhu/ui/pages';
import type { DescriptionListProps } from '@jianzhu/ui/record';

/** Every choice of a property; the compiler finds one that is missing. */
function all<Choice extends string>(choices: Readonly<Record<Choice, true>>): readonly string[] {
  return Object.keys(choices);
}

/** The same for choices that are numbers. */
function allNumbers<Choice extends number>(choices: Readonly<Record<Choice, true>>): readonly number[] {
  return Object.keys(choices).map(Number);
}

type ChoiceOf<Props, Name extends keyof Props> = NonNullable<Props[Name]>;

const buttonVariants = all<ChoiceOf<ButtonProps, 'variant'>>({
  solid: true,
  line: true,
  quiet: true,
  danger: true,
  link: true,
});
const buttonSizes = all<ChoiceOf<ButtonProps, 'size'>>({ comfortable: true, regular: true, compact: true });

/** Choices of the properties whose names stand in style sheets, where the controls cannot read them. */
export const propertyChoices: Readonly<Record<string, readonly (string | number)[]>> = {
  'Button.variant': buttonVariants,
  'Button.size': buttonSizes,
  'ContactButton.variant': buttonVariants,
  'ContactButton.size': buttonSizes,
  'ContactButton.whom': all<ContactButtonProps['whom']>({ service: true, buyer: true, supplier: true, owner: true }),
  'Icon.size': allNumbers<ChoiceOf<IconProps, 'size'>>({ 14: true, 16: true, 20: true, 24: true, 40: true }),
  'PageFrame.ground': all<PageFrameProps['ground']>({ sheet: true, page: true }),
  'Record.columns': allNumbers<ChoiceOf<DescriptionListProps, 'columns'>>({ 1: true, 2: true, 3: true, 4: true }),
  'ResultPage.outcome': all<ResultPageProps['outcome']>({ success: true, pending: true, failure: true }),
  'Tabs.variant': all<ChoiceOf<TabListProps<string>, 'variant'>>({
    ruled: true,
    bare: true,
    spread: true,
    states: true,
  }),
  'Tag.tone': all<ChoiceOf<TagProps, 'tone'>>({
    neutral: true,
    brand: true,
    success: true,
    warning: true,
    danger: true,
    outline: true,
  }),
  'TextLink.tone': all<ChoiceOf<TextLinkProps, 'tone'>>({ inline: true, plain: true, more: true }),
};
