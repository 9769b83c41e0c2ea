import { Button } from '@jianzhu/ui';
import { ApiCards, ApiSection, ApiTable } from '@jianzhu/ui/api-docs';
import type { Outline } from './load-open-api.server.ts';
import { callTexts, openApiTexts, guideTexts as texts } from './messages.ts';
import { openHref } from './open-href.ts';

export interface GuideProps {
  readonly outline: Outline;
  readonly onApply: () => void;
}

/** How the open interface is used, and what it opens. */
export function Guide({ outline, onApply }: GuideProps) {
  return (
    <>
      <ApiSection title={texts.title}>
        <p>{texts.text}</p>
        <ol>
          {texts.steps.map((step, index) => (
            <li key={step}>
              {index + 1}. {step}
            </li>
          ))}
        </ol>
      </ApiSection>
      <ApiSection title={texts.scopes}>
        <ApiCards
          cards={outline.map(({ code, name, about, calls }) => ({
            key: code,
            title: name,
            text: about,
            note: texts.calls(calls.length),
            href: openHref({ call: calls[0]?.id ?? '' }),
          }))}
        />
      </ApiSection>
      <ApiSection title={texts.keyTitle}>
        <p>{texts.keyText}</p>
      </ApiSection>
      <ApiSection title={texts.limitTitle}>
        <p>{texts.limitText}</p>
      </ApiSection>
      <ApiSection title={texts.errors}>
        <ErrorTable />
      </ApiSection>
      <ApiSection title={openApiTexts.apply}>
        <p>{texts.noCompany}</p>
        <div>
          <Button variant="line" size="regular" onClick={onApply}>
            {openApiTexts.apply}
          </Button>
        </div>
      </ApiSection>
    </>
  );
}

/** What a call can answer besides what it was asked for. */
export function ErrorTable() {
  const { code, reason, text } = callTexts.errorColumns;
  return (
    <ApiTable
      label={callTexts.errors}
      columns={[code, reason, text]}
      rows={texts.errorRows.map(([number, name, words]) => ({
        key: `${number} ${name}`,
        name: number,
        cells: [name === '' ? '—' : <code key={name}>{name}</code>, words],
      }))}
    />
  );
}
