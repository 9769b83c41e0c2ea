import { FieldGroup, Switch } from '@jianzhu/ui/fields';
import { useRevalidator } from 'react-router';
import { usePortalClient } from '../../portal-client.ts';
import { secondFactorTexts as texts } from './second-factor-messages.ts';
import { useSecurityForm } from './use-security-form.ts';

/** Whether the company asks every member for a second factor. */
export function CompanyRule({ isRequired }: { readonly isRequired: boolean }) {
  const { notify } = usePortalClient();
  const { revalidate } = useRevalidator();
  const { errors, isRunning, submit } = useSecurityForm();

  function save(next: boolean) {
    // A switch that were disabled meanwhile would lose the focus.
    if (isRunning) return;
    submit({}, 'rule', async ({ security }) => {
      await security.requireSecondFactor({ body: { isRequired: next } });
      notify({ tone: 'success', text: texts.ruleSaved });
      await revalidate();
    });
  }

  return (
    <FieldGroup id="rule" label={texts.companyRule} labelHidden help={texts.companyHint} error={errors.rule}>
      <Switch label={texts.companyRule} checked={isRequired} onChange={save} />
    </FieldGroup>
  );
}
