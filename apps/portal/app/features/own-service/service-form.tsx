import { fieldLabel } from '@jianzhu/domain/forms';
import { CHARGE, needsQualification, serviceRecord, WHOLE_PROVINCE_CODE } from '@jianzhu/domain/shelves';
import { Button } from '@jianzhu/ui';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { RecordField } from '../../record/record-field.tsx';
import { RecordFormPage } from '../../record/record-form-page.tsx';
import { SeveralField } from '../../record/several-field.tsx';
import type { FoundForm } from '../../record/use-record-form.ts';
import { shelfTexts } from '../../shelf/messages.ts';
import { PictureField, PicturesField } from '../../shelf/picture-field.tsx';
import { RichField } from '../../shelf/rich-field.tsx';
import { LinesField, RowsField } from '../../shelf/rows-field.tsx';
import { ShelfSaid } from '../../shelf/shelf-said.tsx';
import { useShelfForm } from '../../shelf/use-shelf-form.ts';
import { ownServiceTexts as texts } from './messages.ts';
import { type Certificates, type ServiceDetail, serviceCalls } from './service-calls.ts';

export interface FoundService extends FoundForm {
  readonly record: (ServiceDetail & FoundForm['record']) | null;
}

export interface ServiceFormProps {
  readonly found: FoundService;
  readonly certificates: Certificates;
  readonly cities: readonly { readonly code: string; readonly name: string }[];
}

const PACKAGE_COLUMNS = [
  { name: 'name', label: texts.packageName, kind: 'line' },
  { name: 'price', label: texts.packagePrice, kind: 'money' },
  { name: 'days', label: texts.packageDays, kind: 'number' },
  { name: 'content', label: texts.packageContent, kind: 'lines' },
] as const;
const STEP_COLUMNS = [
  { name: 'title', label: texts.stepTitle, kind: 'line' },
  { name: 'text', label: texts.stepText, kind: 'line' },
] as const;
const FAQ_COLUMNS = [
  { name: 'q', label: texts.question, kind: 'line' },
  { name: 'a', label: texts.answer, kind: 'text' },
] as const;

export const labelOf = (field: string) => fieldLabel(serviceRecord, field);

/** Adds a service, or writes a change of one (domain rules 11.1). */
export function ServiceForm({ found, certificates, cities }: ServiceFormProps) {
  const { record } = found;
  const head = useMemberHead(record === null ? undefined : texts.edit);
  const client = usePortalClient();
  const { form, send } = useShelfForm(serviceRecord, {
    ...{ form: 'service', found, fieldReasons: record?.fieldReasons ?? [], calls: serviceCalls },
    listHref: paths.publishedServices,
    save: async (body, idempotencyKey) => (await serviceCalls(client)).save({ body }, { idempotencyKey }),
  });
  const { chargeMode, serviceType } = form.values;
  const regions = [
    { id: WHOLE_PROVINCE_CODE, label: texts.wholeProvince },
    ...cities.map(({ code, name }) => ({ id: code, label: name })),
  ];
  return (
    <RecordFormPage
      {...head}
      form={{ ...form, submit: () => send(false) }}
      cancelHref={paths.publishedServices}
      said={record && <ShelfSaid record={record} labelOf={labelOf} />}
      other={
        <Button variant="line" disabled={form.isBusy} onClick={() => send(true)}>
          {shelfTexts.saveAndSubmit}
        </Button>
      }
      sections={[
        {
          key: 'main',
          title: texts.main,
          content: (
            <>
              <RecordField form={form} name="title" />
              <RecordField form={form} name="serviceType" />
              <PictureField form={form} name="cover" label={texts.cover} calls={serviceCalls} required />
              <PicturesField form={form} name="images" label={texts.images} calls={serviceCalls} max={5} />
              <SeveralField
                form={form}
                name="regions"
                label={texts.regions}
                help={texts.regionsHelp}
                options={regions}
                max={20}
                required
              />
            </>
          ),
        },
        {
          key: 'price',
          title: texts.price,
          content: (
            <>
              <RecordField form={form} name="chargeMode" />
              {chargeMode === CHARGE.once && <RecordField form={form} name="price" required />}
              {chargeMode === CHARGE.packages && (
                <RowsField
                  {...{ form, name: 'packages', label: texts.packages, what: texts.packages, max: 5 }}
                  columns={PACKAGE_COLUMNS}
                  required
                />
              )}
              <RecordField form={form} name="unit" />
              <RecordField form={form} name="serviceDays" />
              <RecordField form={form} name="refundRule" />
            </>
          ),
        },
        {
          key: 'process',
          title: texts.process,
          content: (
            <>
              <RowsField
                {...{ form, name: 'process', label: labelOf('process'), what: texts.step, max: 8 }}
                columns={STEP_COLUMNS}
                required
              />
              <LinesField form={form} name="deliverables" label={texts.deliverables} max={10} />
              <LinesField form={form} name="materialsNeeded" label={texts.materialsNeeded} max={20} />
            </>
          ),
        },
        {
          key: 'detail',
          title: texts.detail,
          content: (
            <RichField
              {...{ form, name: 'detail', label: texts.detail, maxLength: 50_000, calls: serviceCalls }}
              required
            />
          ),
        },
        {
          key: 'more',
          title: texts.more,
          content: (
            <>
              {needsQualification(serviceType) && (
                <SeveralField
                  form={form}
                  name="qualificationIds"
                  label={texts.qualifications}
                  help={texts.qualificationsHelp}
                  options={certificates.map(({ id, name }) => ({ id, label: name }))}
                  max={10}
                  required
                />
              )}
              <RowsField
                {...{ form, name: 'faq', label: texts.faq, what: texts.question, max: 20 }}
                columns={FAQ_COLUMNS}
              />
            </>
          ),
        },
      ]}
    />
  );
}
