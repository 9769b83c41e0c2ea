import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { NeedsScripts } from '../states/needs-scripts.tsx';
import { ControlBar } from './control-bar.tsx';
import { playerMessages } from './messages.ts';
import { CannotPlay, Offer, Waiting } from './player-covers.tsx';
import { type KeyOwner, type PlayerKeyAction, playerKeyAction } from './player-keys.ts';
import { type CaptionTrack, useCaptions } from './use-captions.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useIdlePointer } from './use-idle-pointer.ts';
import { usePlayback } from './use-playback.ts';
import * as styles from './video-player.css.ts';

export type { CaptionTrack } from './use-captions.ts';

export interface VideoPlayerProps {
  /** Absent while its address is being asked for. */
  readonly src?: string | undefined;
  readonly title: string;
  readonly poster?: string | undefined;
  /** Subtitles; the first is shown when they are switched on. */
  readonly captions?: readonly CaptionTrack[];
  /** Where to begin, in seconds. */
  readonly startAt?: number | undefined;
  /**
   * Seconds that may be watched without having bought it; 0 shows the offer at once. This is a courtesy of the page:
   * what must not be seen must not be served.
   */
  readonly previewSeconds?: number | undefined;
  /** Covers the picture when the preview is over: price and buttons. */
  readonly offer?: ReactNode;
  /** About four times a second while it plays, in seconds. */
  readonly onTimeChange?: (seconds: number) => void;
  /** When it begins to play and when it stops, whatever stopped it. */
  readonly onPlayingChange?: (isPlaying: boolean) => void;
  readonly onEnded?: () => void;
}

function ownerOf(target: EventTarget): KeyOwner {
  if (target instanceof HTMLInputElement) return 'input';
  return target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement ? 'button' : 'stage';
}

/** Quarters that the picture is turned; before its length is known only a hint comes (specification section 8). */
function useRotation(isLoaded: boolean) {
  const [quarters, setQuarters] = useState(0);
  const [askedTooEarly, setAskedTooEarly] = useState(false);
  return {
    quarters,
    hint: askedTooEarly && !isLoaded,
    rotate: () => (isLoaded ? setQuarters((before) => before + 1) : setAskedTooEarly(true)),
  };
}

/**
 * A video at 16:9 with its controls: speed, sound, subtitles, turning, full screen. Keys: space or K, arrows, M, C, F.
 * It is the browser's own video element with controls of ours.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const {
    src,
    title,
    poster,
    captions = [],
    startAt,
    previewSeconds,
    offer,
    onTimeChange,
    onPlayingChange,
    onEnded,
  } = props;
  const stage = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const playback = usePlayback(video, { limit: previewSeconds, startAt, onTimeChange, onPlayingChange });
  const fullscreen = useFullscreen(stage);
  const captionSwitch = useCaptions(video, captions);
  const rotation = useRotation(playback.status === 'ready');
  const pointer = useIdlePointer();
  const isLocked = previewSeconds === 0;
  const isOver = previewSeconds !== undefined && playback.at >= previewSeconds;

  function replay() {
    playback.seek(0);
    playback.play();
  }

  /** For buttons that leave with what they stand on: the player's keys need the focus inside. */
  function keepingFocus(act: () => void) {
    return () => {
      stage.current?.focus();
      act();
    };
  }

  function togglePlay() {
    if (isOver) replay();
    else playback.toggle();
  }

  const perform: { readonly [Type in PlayerKeyAction['type']]: (by: number) => void } = {
    toggle: togglePlay,
    mute: playback.toggleMuted,
    fullscreen: () => fullscreen?.onToggle(),
    captions: () => captionSwitch?.onToggle(),
    seek: (by) => playback.seek(playback.at + by),
    volume: (by) => playback.setVolume(playback.volume + by),
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || isLocked) return;
    const action = playerKeyAction(event.key, ownerOf(event.target));
    if (!action) return;
    event.preventDefault();
    perform[action.type]('by' in action ? action.by : 0);
  }

  return (
    <section
      ref={stage}
      className={styles.player}
      aria-label={playerMessages.player(title)}
      tabIndex={-1}
      data-playing={playback.isPlaying}
      data-idle={pointer.isIdle}
      onKeyDown={onKeyDown}
      onPointerMove={pointer.stir}
    >
      <video
        ref={video}
        className={styles.video}
        data-on-side={rotation.quarters % 2 !== 0}
        style={{ rotate: `${rotation.quarters * 90}deg` }}
        {...(!isLocked && src && { src })}
        poster={poster}
        preload="metadata"
        playsInline
        onClick={togglePlay}
        onEnded={onEnded}
        {...playback.events}
      >
        {captions.map((track) => (
          <track key={track.src} kind="subtitles" src={track.src} srcLang={track.language} label={track.label} />
        ))}
      </video>
      {!isLocked && playback.status !== 'failed' && (
        <>
          {!playback.isPlaying && playback.status === 'ready' && !isOver && (
            <span className={styles.playMark}>
              <Icon name="play" size={24} />
            </span>
          )}
          <Waiting isWaiting={playback.status === 'loading' || playback.isWaiting} />
          <p className={styles.hint} role="status">
            {rotation.hint && playerMessages.rotatedTooEarly}
          </p>
          {isOver && <Offer offer={offer} onReplay={keepingFocus(replay)} />}
          <ControlBar
            playback={playback}
            captions={captionSwitch}
            fullscreen={fullscreen}
            onPlayToggle={togglePlay}
            onRotate={rotation.rotate}
          />
        </>
      )}
      {!isLocked && !src && <NeedsScripts act={playerMessages.playThis} className={styles.cover} />}
      {isLocked && <Offer offer={offer} onReplay={null} />}
      {!isLocked && playback.status === 'failed' && <CannotPlay onRetry={keepingFocus(playback.retry)} />}
    </section>
  );
}
