import { type Dispatch, useMemo, useReducer } from 'react';
import type { LabAction, LabContext, LabState, LabView } from '../types';
import { deriveView } from '../view/derive';
import { initialState, reduce, shownResult } from './reducer';
import { useSimulator } from './useSimulator';
import { useUrl } from './useUrl';

export interface LabModel {
  state: LabState;
  view: LabView;
  /** The result on show with its own scenario: what charts draw, so that turning a knob alone draws none anew. */
  drawn: LabView;
  /** For what the reader does. */
  dispatch: Dispatch<LabAction>;
  cancel: () => void;
}

/** The lab's state with its effects: address, history and simulator. */
export function useLab(context: LabContext): LabModel {
  const [state, dispatch] = useReducer(
    (current: LabState, action: LabAction) => reduce(context, current, action),
    context,
    initialState,
  );
  const act = useUrl(context, state.scenario, dispatch);
  const cancel = useSimulator(context, state, dispatch);
  const { scenario, statistic } = state;
  const result = shownResult(state);
  const view = useMemo(
    () => deriveView(context, scenario, result, statistic),
    [context, scenario, result, statistic],
  );
  const { stale, isChanged } = view;
  const drawn = useMemo(
    () => ({ ...deriveView(context, result.scenario, result, statistic), stale, isChanged }),
    [context, result, statistic, stale, isChanged],
  );
  return { state, view, drawn, dispatch: act, cancel };
}
