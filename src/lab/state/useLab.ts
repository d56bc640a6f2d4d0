import { type Dispatch, useMemo, useReducer } from 'react';
import { knobSchema } from '../../scenario/knobs';
import type { LabProps } from '../props';
import { deriveView, type LabView } from '../view/derive';
import { createContext } from './context';
import { initialState, reduce } from './reducer';
import type { LabAction, LabContext, LabState } from './types';
import { useSimulator } from './useSimulator';
import { useUrl } from './useUrl';

export interface LabModel {
  context: LabContext;
  state: LabState;
  view: LabView;
  dispatch: Dispatch<LabAction>;
  cancel: () => void;
  beginGesture: () => void;
  endGesture: () => void;
}

/** The lab's state with its effects: address, history and simulator. */
export function useLab({ testCase, replays }: LabProps): LabModel {
  const context = useMemo(
    () => createContext(knobSchema, { testCase, replays }),
    [testCase, replays],
  );
  const [state, dispatch] = useReducer(
    (current: LabState, action: LabAction) => reduce(context, current, action),
    context,
    initialState,
  );
  const gesture = useUrl(context, state.scenario, dispatch);
  const cancel = useSimulator(context, state, dispatch);
  const { scenario, statistic, full, early } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a run's progress changes nothing shown
  const view = useMemo(
    () => deriveView(context, testCase, state),
    [context, testCase, scenario, statistic, full, early],
  );
  return { context, state, view, dispatch, cancel, ...gesture };
}
