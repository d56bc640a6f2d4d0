import { type Dispatch, useMemo, useReducer } from 'react';
import type { LabAction, LabContext, LabState, LabView } from '../types';
import { deriveView } from '../view/derive';
import { initialState, reduce } from './reducer';
import { useSimulator } from './useSimulator';
import { useUrl } from './useUrl';

export interface LabModel {
  state: LabState;
  view: LabView;
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
  const { scenario, statistic, full, early } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a run's progress changes nothing shown
  const view = useMemo(
    () => deriveView(context, state),
    [context, scenario, statistic, full, early],
  );
  return { state, view, dispatch: act, cancel };
}
