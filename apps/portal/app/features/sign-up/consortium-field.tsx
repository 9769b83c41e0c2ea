import { MOST_MEMBERS } from '@jianzhu/domain/sign-ups';
import { Button } from '@jianzhu/ui';
import { FieldGroup, TextField } from '@jianzhu/ui/fields';
import { signUpTexts as texts } from './messages.ts';

/** A member as it is typed. */
export interface TypedMember {
  /** Tells the rows apart while they are typed. */
  readonly key: number;
  readonly businessName: string;
  readonly share: string;
}

export interface ConsortiumFieldProps {
  readonly members: readonly TypedMember[];
  readonly error: string | undefined;
  readonly onChange: (members: readonly TypedMember[]) => void;
}

/** The members of a consortium, each with its part in percent. */
export function ConsortiumField({ members, error, onChange }: ConsortiumFieldProps) {
  const change = (key: number, changed: Partial<TypedMember>) =>
    onChange(members.map((member) => (member.key === key ? { ...member, ...changed } : member)));
  return (
    <FieldGroup label={texts.consortium} help={texts.consortiumHelp} error={error}>
      {members.map(({ key, businessName, share }, index) => (
        <FieldGroup key={key} label={`${texts.consortium}${index + 1}`}>
          <TextField
            id={`consortium-name-${index}`}
            label={texts.member(index + 1)}
            value={businessName}
            onChange={(name) => change(key, { businessName: name })}
            autoComplete="off"
          />
          <TextField
            id={`consortium-share-${index}`}
            label={texts.share(index + 1)}
            value={share}
            inputMode="numeric"
            onChange={(part) => change(key, { share: part })}
            autoComplete="off"
          />
          <Button
            variant="link"
            size="compact"
            onClick={() => onChange(members.filter((member) => member.key !== key))}
          >
            {texts.removeMember(index + 1)}
          </Button>
        </FieldGroup>
      ))}
      {members.length < MOST_MEMBERS && (
        <Button
          variant="line"
          size="compact"
          onClick={() =>
            onChange([
              ...members,
              { key: Math.max(0, ...members.map(({ key }) => key)) + 1, businessName: '', share: '' },
            ])
          }
        >
          {texts.addMember}
        </Button>
      )}
    </FieldGroup>
  );
}
