import { FORM_MESSAGES } from '@jianzhu/domain/forms';
import { PRODUCT_LIMITS } from '@jianzhu/domain/products';
import { Button } from '@jianzhu/ui';
import { FieldGroup, TextField } from '@jianzhu/ui/fields';
import { FieldGrid } from '@jianzhu/ui/pages';
import { useId } from 'react';
import type { RecordForm } from '../../record/use-record-form.ts';
import { ownProductTexts as texts } from './messages.ts';

interface Attribute {
  readonly name: string;
  readonly value: string;
}

export interface AttributeFieldsProps {
  readonly form: Pick<RecordForm, 'values' | 'errors' | 'set'>;
  /** What products of the category usually say of themselves, with common values. */
  readonly usual: readonly { readonly name: string; readonly values: readonly string[] }[];
}

/** Parameters of a product: those that are usual in its category are offered, with their common values (10.1). */
export function AttributeFields({ form, usual }: AttributeFieldsProps) {
  const listId = useId();
  const attributes = (form.values.attributes ?? []) as readonly Attribute[]; // the form holds nothing else there
  const put = (next: readonly Attribute[]) => form.set({ attributes: next });
  const change = (at: number, changed: Partial<Attribute>) =>
    put(attributes.map((one, index) => (index === at ? { ...one, ...changed } : one)));
  const missing = usual.filter(({ name }) => !attributes.some((one) => one.name === name));
  /** Said once something is wrong with the parameters. */
  const missingIn = (text: string, label: string) =>
    form.errors.attributes !== undefined && text.trim() === '' ? FORM_MESSAGES.textEmpty(label) : undefined;
  const room = PRODUCT_LIMITS.attributes - attributes.length;
  return (
    <FieldGroup id="attributes" label={texts.attributes} error={form.errors.attributes}>
      {attributes.map((attribute, index) => {
        const values = usual.find(({ name }) => name === attribute.name)?.values ?? [];
        const list = `${listId}-${index}`;
        return (
          // Parameters are told by their place: their names are typed.
          <FieldGrid key={index}>
            <TextField
              label={texts.nameOf(index + 1)}
              labelHidden
              placeholder={texts.attributeName}
              error={missingIn(attribute.name, texts.attributeName)}
              autoComplete="off"
              value={attribute.name}
              onChange={(name) => change(index, { name })}
            />
            <TextField
              label={texts.valueOf(index + 1)}
              labelHidden
              placeholder={texts.attributeValue}
              error={missingIn(attribute.value, texts.attributeValue)}
              autoComplete="off"
              list={list}
              value={attribute.value}
              onChange={(value) => change(index, { value })}
            />
            <span>
              <datalist id={list}>
                {values.map((value) => (
                  <option key={value} value={value} />
                ))}
              </datalist>
              <Button
                variant="line"
                size="compact"
                aria-label={texts.removeAttribute(index + 1)}
                onClick={() => put(attributes.toSpliced(index, 1))}
              >
                {texts.remove}
              </Button>
            </span>
          </FieldGrid>
        );
      })}
      {room > 0 && (
        <Button variant="line" size="regular" onClick={() => put([...attributes, { name: '', value: '' }])}>
          {texts.addAttribute}
        </Button>
      )}{' '}
      {room > 0 && missing.length > 0 && (
        <Button
          variant="line"
          size="regular"
          onClick={() => put([...attributes, ...missing.slice(0, room).map(({ name }) => ({ name, value: '' }))])}
        >
          {texts.addUsual}
        </Button>
      )}
    </FieldGroup>
  );
}
