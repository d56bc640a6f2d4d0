import { type Dispatch, useMemo, useReducer } from 'react';
import { type OpenedModel, useModels } from '../model/useModels';
import type { LabAction, LabContext, LabState, LabView } from '../types';
import { deriveView } from '../view/derive';
import { initialState, reduce, shownResult } from './reducer';
import { useSimulator } from './useSimulator';
import { useUrl } from './useUrl';

export interface LabModel {
  /** What the page is about, in the model that its address asks for. */
  context: LabContext;
  /** The archived model that was last asked for. */
  opened: OpenedModel | null;
  state: LabState;
  view: LabView;
  /** The result on show with its own scenario: what charts draw, so that turning a knob alone draws none anew. */
  drawn: LabView;
  /** For what the reader does. */
  dispatch: Dispatch<LabAction>;
  turnToModel: (model: string) => void;
  cancel: () => void;
}

/** The lab's state with its effects: models, address, history and simulator. */
export function useLab(page: LabContext): LabModel {
  const { context, opened, open } = useModels(page);
  const [state, dispatch] = useReducer(
    (current: LabState, action: LabAction) => reduce(context, current, action),
    context,
    initialState,
  );
  const { act, turnToModel } = useUrl(context, state.scenario, dispatch, open);
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
  return { context, opened, state, view, drawn, dispatch: act, turnToModel, cancel };
}
