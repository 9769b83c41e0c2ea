import { Button } from '@jianzhu/ui';
import { FormPage, type FormPageProps } from '@jianzhu/ui/pages';
import type { ReactNode } from 'react';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import type { FieldTexts } from '../../record/field-texts.ts';
import { useFocusOnHeading } from './focus.ts';
import { securityTexts as texts } from './messages.ts';

export interface SecurityFormPageProps {
  readonly title: string;
  /** Keys are the ids of the fields. */
  readonly errors: FieldTexts;
  readonly isRunning: boolean;
  readonly submitText?: string;
  /** Heads the fields: what is good to know of them. */
  readonly note: string;
  /** Parts below the form that are saved by themselves. */
  readonly further?: FormPageProps['sections'];
  /** Buttons before the one that sends the form. */
  readonly besides?: ReactNode;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The frame of each form below 账户安全. */
export function SecurityFormPage(props: SecurityFormPageProps) {
  const { title, errors, isRunning, submitText = texts.save, note, further = [], besides, onSubmit, children } = props;
  useFocusOnHeading();
  return (
    <FormPage
      title={title}
      path={[
        { name: wayTexts.centre, href: paths.personalCenter },
        { name: texts.page, href: paths.security },
        { name: title },
      ]}
      sections={[{ key: 'form', title: note, content: children }, ...further]}
      errors={Object.entries(errors).map(([fieldId, text]) => ({ fieldId, text }))}
      buttons={
        <>
          {besides}
          <Button type="submit" pending={isRunning}>
            {submitText}
          </Button>
        </>
      }
      onSubmit={() => {
        if (!isRunning) onSubmit();
      }}
    />
  );
}
