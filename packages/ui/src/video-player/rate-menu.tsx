import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { playerMessages } from './messages.ts';
import { type PlaybackRate, playbackRates } from './rates.ts';
import * as styles from './video-player.css.ts';

export interface RateMenuProps {
  readonly rate: PlaybackRate;
  readonly onChange: (rate: PlaybackRate) => void;
}

/**
 * The speeds above their button. They are drawn inside the player and not at the end of the document, because nothing
 * outside is seen in full screen.
 */
export function RateMenu({ rate, onChange }: RateMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();

  function close() {
    setIsOpen(false);
    opener.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen || (event.key !== 'Escape' && event.key !== 'Enter')) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and Enter close what opened; the controls inside take the keys
    <div
      className={styles.rates}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <button
        ref={opener}
        type="button"
        className={styles.rateButton}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {playerMessages.rate(rate)}
      </button>
      {isOpen && (
        <fieldset id={id} className={styles.rateMenu}>
          <legend>
            <VisuallyHidden>{playerMessages.rates}</VisuallyHidden>
          </legend>
          {playbackRates.map((choice) => (
            <label key={choice} className={styles.rateChoice}>
              <input
                type="radio"
                className={styles.rateInput}
                name={id}
                checked={choice === rate}
                ref={(input) => {
                  if (choice === rate) input?.focus();
                }}
                onChange={() => onChange(choice)}
                // A click on the label comes as a click on the input; arrow keys come as one without a pointer.
                onClick={(event) => event.detail > 0 && close()}
              />
              {playerMessages.rateChoice(choice)}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
