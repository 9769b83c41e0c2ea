import { useCallback, useState } from 'react';

/** How far each picture is turned, in quarters to the right; a picture keeps its turn while the viewer is open. */
export function useTurns() {
  const [turns, setTurns] = useState<ReadonlyMap<string, number>>(new Map());
  const turn = useCallback((id: string, quarters: 1 | -1) => {
    setTurns((before) => new Map(before).set(id, (before.get(id) ?? 0) + quarters));
  }, []);
  return { turnsOf: (id: string) => turns.get(id) ?? 0, turn };
}
