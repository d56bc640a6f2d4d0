import type { Problem } from '../../address/problem';
import { labelOf, openedLabel } from '../../scenario/codec';
import {
  effectiveValues,
  isPublished,
  published,
  type Scenario,
  setKnobs,
} from '../../scenario/scenario';
import { knobById } from '../../scenario/schema';
import { settleConflicts } from '../../scenario/validate';
import type { LabAction, LabContext, LabState, Result } from '../types';

const publishedResult = (context: LabContext, base: string): Result | null => {
  const summary = context.published[labelOf(base)];
  return summary ? { scenario: published(base), summary, quality: 'full' } : null;
};

/** The page before anything is known of the address: the first configuration as published. */
export function initialState(context: LabContext): LabState {
  const base = `${context.prefix}${openedLabel(context)}`;
  const full = publishedResult(context, base);
  if (!full) throw new Error(`There is no precomputed result for ${base}.`);
  return {
    scenario: published(base),
    isRead: false,
    problems: [],
    statistic: context.statistic,
    phase: { kind: 'precomputed' },
    full,
    before: null,
    early: null,
    attempt: 0,
  };
}

export const sameScenario = (a: Scenario, b: Scenario | null): boolean =>
  b !== null &&
  a.base === b.base &&
  a.seed === b.seed &&
  JSON.stringify(a.changes) === JSON.stringify(b.changes) &&
  (isPublished(a) || a.model === b.model);

/** Turns to another scenario: the known result at once, or a run to come. */
function turnTo(
  context: LabContext,
  state: LabState,
  asked: Scenario,
  problems: readonly Problem[],
): LabState {
  const scenario = context.archived ? { ...asked, model: context.schema.modelVersion } : asked;
  if (sameScenario(scenario, state.scenario)) return { ...state, problems };
  const turned = { ...state, scenario, problems, early: null };
  if (sameScenario(scenario, state.full.scenario)) {
    const phase: LabState['phase'] = isPublished(scenario)
      ? { kind: 'precomputed' }
      : { kind: 'done', wallMs: 0 };
    return { ...turned, phase };
  }
  const known = isPublished(scenario) ? publishedResult(context, scenario.base) : null;
  if (known) return { ...turned, phase: { kind: 'precomputed' }, full: known, before: state.full };
  return { ...turned, phase: { kind: 'running', progress: 0 } };
}

/** Takes a scenario from the address; its changes are told against the published configuration. */
function restore(
  context: LabContext,
  state: LabState,
  scenario: Scenario,
  problems: readonly Problem[],
): LabState {
  const full = sameScenario(scenario, state.full.scenario)
    ? state.full
    : (publishedResult(context, scenario.base) ?? state.full);
  return turnTo(context, { ...state, isRead: true, full, before: null }, scenario, problems);
}

function change(context: LabContext, state: LabState, scenario: Scenario): LabState {
  const base = context.configurations[labelOf(scenario.base)] ?? {};
  const { changes, problems } = settleConflicts(context.schema, base, scenario.changes);
  return turnTo(context, state, { ...scenario, changes }, problems);
}

/** The lab after an action. Results of a scenario that is no longer the current one are dropped. */
export function reduce(context: LabContext, state: LabState, action: LabAction): LabState {
  const { scenario } = state;
  switch (action.type) {
    case 'configuration': {
      const base = `${context.prefix}${action.label}`;
      return turnTo(context, state, { ...published(base), seed: scenario.seed }, []);
    }
    case 'knobs': {
      const { schema, study } = context;
      const base = effectiveValues(
        schema,
        context.configurations[labelOf(scenario.base)] ?? {},
        {},
      );
      const values = { ...base, ...scenario.changes };
      const changes = study.withWhatBelongs?.(action.changes, values, base) ?? action.changes;
      return change(context, state, setKnobs(schema, base, scenario, changes));
    }
    case 'resetKnob': {
      const base = context.configurations[labelOf(scenario.base)] ?? {};
      const value = base[action.id] ?? knobById(context.schema, action.id)?.default;
      if (value === undefined) return state;
      return reduce(context, state, { type: 'knobs', changes: { [action.id]: value } });
    }
    case 'resetAll':
      return turnTo(context, state, published(scenario.base), []);
    case 'seed':
      return turnTo(context, state, { ...scenario, seed: action.seed }, []);
    case 'restored':
      return restore(context, state, action.scenario, action.problems);
    case 'statistic':
      return { ...state, statistic: action.statistic };
    case 'dismiss':
      return { ...state, problems: [] };
    case 'retry':
      return { ...state, phase: { kind: 'running', progress: 0 }, attempt: state.attempt + 1 };
    case 'loading':
      return { ...state, phase: { kind: 'loading' } };
    case 'progress':
      return { ...state, phase: { kind: 'running', progress: action.progress } };
    case 'early':
      return sameScenario(action.result.scenario, scenario)
        ? { ...state, early: action.result }
        : state;
    case 'finished': {
      if (!sameScenario(action.result.scenario, scenario)) return state;
      const again = sameScenario(state.full.scenario, scenario);
      return {
        ...state,
        phase: { kind: 'done', wallMs: action.wallMs },
        full: action.result,
        before: again ? state.before : state.full,
        early: null,
      };
    }
    case 'cancelled':
      return { ...state, phase: { kind: 'cancelled' } };
    case 'failed':
      return { ...state, phase: { kind: 'failed', reason: action.reason } };
  }
}

/** The result on show: early numbers of the current scenario, else the last complete one. */
export const shownResult = (state: LabState): Result => state.early ?? state.full;

/** True while the result on show belongs to another scenario than the one set. */
export const isStale = (state: LabState): boolean =>
  !sameScenario(shownResult(state).scenario, state.scenario);
