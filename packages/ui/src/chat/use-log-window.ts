import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { type Arrival, nextArrival } from './arrival.ts';
import type { MessageSequence } from './message.ts';
import { countUnseen, newerSeen, placeOfId } from './seen-message.ts';

/** Px from the end within which the log counts as being at its end, and follows what is new. */
const endTolerance = 40;

/** Ms for which the list, told of messages above, keeps its place from its end. */
const shiftMs = 250;

/** Px from the beginning at which older messages are asked for. */
const olderMargin = 400;

export interface LogWindowOptions {
  readonly list: RefObject<VirtualizerHandle | null>;
  readonly messages: MessageSequence;
  /** Where the log opens; at its end when it is not among the messages. */
  readonly firstUnreadId: string | null;
  /** A message to bring into view when it is named, such as one that a search found. */
  readonly shownId: string | null;
  /** Older messages may be asked for now. */
  readonly canLoadOlder: boolean;
  readonly onLoadOlder: () => void;
}

/**
 * Where the log stands: it opens at the first unread message or at the end, follows the end while it is there or when
 * the member writes, otherwise stays where it is whatever comes in above or below, and asks for older messages when
 * its beginning comes near.
 */
export function useLogWindow(options: LogWindowOptions) {
  const { list, messages, firstUnreadId, shownId, canLoadOlder, onLoadOlder } = options;
  const [arrival, setArrival] = useState<Arrival>({ messages, length: messages.length, isAbove: false });
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [firstUnread] = useState(() => placeOfId(messages, firstUnreadId));
  const follows = useRef(firstUnread < 0);
  const newest = messages.at(messages.length - 1);
  const [seenId, setSeenId] = useState(
    firstUnread === 0 ? null : (messages.at((firstUnread < 0 ? messages.length : firstUnread) - 1)?.id ?? null),
  );
  const asked = useRef<MessageSequence | null>(null);

  /** The message at the upper edge. */
  const anchor = () => {
    const handle = list.current;
    if (!handle || arrival.length === 0) return null;
    const index = Math.min(handle.findItemIndex(handle.scrollOffset), arrival.length - 1);
    const id = arrival.messages.at(index)?.id;
    return id === undefined ? null : { id, index };
  };
  // The list must be told in the same pass in which it gets the messages on which side they came in.
  if (arrival.messages !== messages) setArrival(nextArrival(arrival, messages, anchor()));

  const toEnd = () => list.current?.scrollToIndex(arrival.length - 1, { align: 'end' });

  const askForOlder = () => {
    const handle = list.current;
    if (!canLoadOlder || !handle || handle.scrollOffset > olderMargin || asked.current === messages) return;
    asked.current = messages;
    onLoadOlder();
  };

  const look = () => {
    const handle = list.current;
    if (!handle) return;
    const isThere = handle.scrollOffset + handle.viewportSize >= handle.scrollSize - endTolerance;
    follows.current = isThere;
    const lowest = isThere ? arrival.length - 1 : handle.findItemIndex(handle.scrollOffset + handle.viewportSize);
    setSeenId(newerSeen(messages, seenId, lowest));
    setIsAtEnd(isThere);
    askForOlder();
  };

  const opened = useRef(false);
  useLayoutEffect(() => {
    if (opened.current || arrival.length === 0) return;
    opened.current = true;
    if (firstUnread < 0) toEnd();
    else list.current?.scrollToIndex(firstUnread, { align: 'start' });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a message is brought into view once, when it is named
  useLayoutEffect(() => {
    const index = placeOfId(messages, shownId);
    if (index < 0) return;
    follows.current = false;
    list.current?.scrollToIndex(index, { align: 'center' });
  }, [shownId]);

  const newestId = newest?.id ?? null;
  const [openedAt] = useState(newestId);
  const hasJustWritten = newest?.isOwn === true && newest.status !== 'sent' && newestId !== openedAt;
  const hasMore = arrival.length < arrival.messages.length;
  useEffect(() => {
    if (!hasMore) return;
    const timer = setTimeout(
      () => setArrival((now) => ({ ...now, length: now.messages.length, isAbove: false })),
      shiftMs,
    );
    return () => clearTimeout(timer);
  }, [hasMore]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: to be looked at when something new has been drawn
  useLayoutEffect(() => {
    if (follows.current || hasJustWritten) toEnd();
  }, [arrival.length, newestId]);

  return {
    length: arrival.length,
    isAbove: arrival.isAbove,
    isAtEnd,
    /** Messages of the other side that came in below what is in view. */
    newCount: isAtEnd ? 0 : countUnseen(messages, seenId),
    /** To be called when the log scrolled. */
    look,
    /** To be called when the log or a row in it changed its size. */
    keepEnd: () => {
      const handle = list.current;
      // What does not fill the log cannot be scrolled: it is at its end and at its beginning.
      const isShort = handle !== null && handle.scrollSize <= handle.viewportSize;
      if (isShort) follows.current = true;
      if (follows.current) toEnd();
      if (isShort) askForOlder();
    },
    toEnd: () => {
      follows.current = true;
      toEnd();
    },
  };
}
