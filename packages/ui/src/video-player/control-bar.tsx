import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Outline } from '../icon/outline.tsx';
import { formatClock, sayClock } from './clock.ts';
import { playerMessages } from './messages.ts';
import { SEEK_KEYS } from './player-keys.ts';
import { RateMenu } from './rate-menu.tsx';
import { playerShapes } from './shapes.ts';
import type { Playback } from './use-playback.ts';
import * as styles from './video-player.css.ts';

interface ControlProps {
  readonly label: string;
  readonly pressed?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Control({ label, pressed, onClick, children }: ControlProps) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

interface SliderProps {
  readonly label: string;
  readonly words: string;
  readonly max: number;
  readonly step: number;
  /** How far keys move it where that is not a step. */
  readonly keySteps?: Readonly<Record<string, number>>;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Slider({ label, words, max, step, keySteps = {}, value, onChange }: SliderProps) {
  const share = max > 0 ? Math.min(value / max, 1) : 0;
  function onKeyDown(event: KeyboardEvent) {
    const by = keySteps[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChange(value + by);
  }
  return (
    <span className={styles.slider}>
      <span className={styles.sliderDone} style={{ width: `${share * 100}%` }} />
      <input
        type="range"
        className={styles.sliderInput}
        aria-label={label}
        aria-valuetext={words}
        min={0}
        max={max}
        step={step}
        value={value}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </span>
  );
}

export interface ControlBarProps {
  readonly playback: Playback;
  readonly captions: { readonly isShown: boolean; readonly onToggle: () => void } | null;
  readonly fullscreen: { readonly isOn: boolean; readonly onToggle: () => void } | null;
  readonly onPlayToggle: () => void;
  readonly onRotate: () => void;
}

/** Progress over one line of controls, at the foot of the player. */
export function ControlBar({ playback, captions, fullscreen, onPlayToggle, onRotate }: ControlBarProps) {
  const { at, length, isPlaying, isMuted, volume } = playback;
  const heard = isMuted ? 0 : volume;
  return (
    <div className={styles.bar}>
      <Slider
        label={playerMessages.seek}
        words={playerMessages.position(sayClock(at), sayClock(length))}
        max={length}
        step={0.1}
        keySteps={SEEK_KEYS}
        value={at}
        onChange={playback.seek}
      />
      <div className={styles.controls}>
        <Control label={isPlaying ? playerMessages.pause : playerMessages.play} onClick={onPlayToggle}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </Control>
        <span className={styles.time}>
          {formatClock(at)} / {formatClock(length)}
        </span>
        <RateMenu rate={playback.rate} onChange={playback.setRate} />
        <Control label={isMuted ? playerMessages.unmute : playerMessages.mute} onClick={playback.toggleMuted}>
          {isMuted ? <Outline path={playerShapes.muted} /> : <Icon name="sound" />}
        </Control>
        <span className={styles.volume}>
          <Slider
            label={playerMessages.volume}
            words={playerMessages.volumeValue(Math.round(heard * 100))}
            max={1}
            step={0.05}
            value={heard}
            onChange={playback.setVolume}
          />
        </span>
        {captions && (
          <Control label={playerMessages.captions} pressed={captions.isShown} onClick={captions.onToggle}>
            <Outline path={playerShapes.captions} />
          </Control>
        )}
        <Control label={playerMessages.rotate} onClick={onRotate}>
          <Outline path={playerShapes.rotate} />
        </Control>
        {fullscreen && (
          <Control
            label={fullscreen.isOn ? playerMessages.leaveFullscreen : playerMessages.fullscreen}
            onClick={fullscreen.onToggle}
          >
            {fullscreen.isOn ? <Outline path={playerShapes.leaveFullscreen} /> : <Icon name="fullscreen" />}
          </Control>
        )}
      </div>
    </div>
  );
}
