import { useEffect, useState } from 'react';
import { createBrowserStorage } from '../../session/browser-storage.ts';
import { forgetAllWords, forgetWord, readRecentWords, rememberWord } from './recent-words.ts';

/**
 * What this browser has searched for; none until its scripts run.
 *
 * @param found searched for now and answered; '' for nothing
 */
export function useRecentWords(found: string) {
  const [words, setWords] = useState<readonly string[]>([]);
  useEffect(() => {
    const storage = createBrowserStorage();
    if (found !== '') rememberWord(found, storage);
    setWords(readRecentWords(storage));
  }, [found]);

  function change(how: (storage: ReturnType<typeof createBrowserStorage>) => void) {
    const storage = createBrowserStorage();
    how(storage);
    setWords(readRecentWords(storage));
  }
  return {
    words,
    remove: (word: string) => change((storage) => forgetWord(word, storage)),
    clear: () => change(forgetAllWords),
  };
}
