import { Button, Tag } from '@jianzhu/ui';
import { ApiCallHead, ApiSection, ApiTable } from '@jianzhu/ui/api-docs';
import { useCopy } from '../../shell/use-copy.ts';
import { ErrorTable } from './guide.tsx';
import type { DescribedCall } from './load-open-api.server.ts';
import { callTexts as texts } from './messages.ts';

export interface CallViewProps {
  readonly call: DescribedCall;
  readonly scopeName: string;
}

/** What a call takes and answers. */
export function CallView({ call, scopeName }: CallViewProps) {
  const copy = useCopy();
  const { columns } = texts;
  return (
    <>
      <ApiCallHead
        name={call.name}
        method={call.method}
        address={call.path}
        about={call.about}
        copy={texts.copyAddress}
        onCopy={() => void copy(call.path)}
        actions={
          <Button variant="link" size="compact" onClick={() => void copy(window.location.href)}>
            {texts.share}
          </Button>
        }
        tags={
          <>
            {call.auth === 'none' ? (
              <>
                <Tag tone="success">{texts.open}</Tag>
                <Tag>{texts.noLogin}</Tag>
              </>
            ) : (
              <Tag tone="brand">{texts.ofCompany}</Tag>
            )}
            {call.permission !== '' && <Tag tone="warning">{texts.permission(call.permission)}</Tag>}
            <Tag>{texts.scope(scopeName)}</Tag>
          </>
        }
      />
      <ApiSection title={texts.parameters} {...(call.parameters.length > 0 && { note: texts.places })}>
        {call.parameters.length === 0 ? (
          <p>{texts.noParameters}</p>
        ) : (
          <ApiTable
            label={texts.parameters}
            columns={[columns.name, columns.type, columns.required, columns.note]}
            rows={call.parameters.map(({ name, type, isRequired, note }) => ({
              key: name,
              name: <code>{name}</code>,
              cells: [type, isRequired ? texts.yes : texts.no, note],
            }))}
          />
        )}
      </ApiSection>
      <ApiSection title={texts.answer} note={texts.answerPlace}>
        {call.answer.length === 0 ? (
          <p>{texts.plainAnswer}</p>
        ) : (
          <ApiTable
            label={texts.answer}
            columns={[columns.name, columns.type, columns.note]}
            rows={call.answer.map(({ name, type, note }) => ({
              key: `${name} ${type}`,
              name: <code>{name}</code>,
              cells: [type, note],
            }))}
          />
        )}
      </ApiSection>
      <ApiSection title={texts.errors}>
        <ErrorTable />
      </ApiSection>
    </>
  );
}
