import { type Dispatch, useCallback, useEffect } from 'react';
import { isGuideKey, withGuide } from '../../address/guide';
import { mendedQuery } from '../../address/mendedQuery';
import { currentAddress } from '../../address/page/history';
import { guideHere } from '../../address/page/pageGuide';
import { useAddress } from '../../address/page/useAddress';
import { problemOf } from '../../address/problem';
import { quoted } from '../../address/quoted';
import { fromParams, toParams } from '../../scenario/codec';
import { readModel } from '../../scenario/model';
import type { Scenario } from '../../scenario/scenario';
import type { LabAction, LabContext } from '../types';

/** The complete address of a scenario, for copying. */
export const absoluteLink = (context: LabContext, scenario: Scenario): string => {
  const { origin, pathname, hash } = window.location;
  const query = withGuide(toParams(context, scenario).toString(), guideHere());
  return `${origin}${pathname}${query}${hash}`;
};

export interface LabAddress {
  /** For what the reader does. */
  act: Dispatch<LabAction>;
  /** Follows the link of the same scenario in another model. */
  turnToModel: (model: string) => void;
}

const pairsOf = (context: LabContext, scenario: Scenario, model?: string) => [
  ...toParams(context, scenario, model),
];

/**
 * Keeps scenario and address the same. A gesture such as a drag makes one history entry, rewritten at intervals while
 * it lasts. An address of another model is read in the context that `open` brings.
 */
export function useUrl(
  context: LabContext,
  scenario: Scenario,
  dispatch: Dispatch<LabAction>,
  open: (model: string) => Promise<void>,
): LabAddress {
  const address = useAddress(
    {
      // The guide beside the scenario comes and goes by itself.
      isOwn: (key) => !isGuideKey(key),
      hasEntries: true,
      onRead: (search, isFollowed) => {
        if (isFollowed) window.scrollTo({ top: 0 });
        const { query, problems: mended } = mendedQuery(search);
        const { modelVersion } = context.schema;
        const { model } = readModel((context.archived?.page ?? context).schema, query);
        const link = fromParams(context, query);
        if (model === modelVersion) {
          dispatch({ type: 'restored', ...link, problems: [...mended, ...link.problems] });
          return pairsOf(context, link.scenario);
        }
        const here = currentAddress();
        open(model).catch(() => {
          if (here !== currentAddress()) return;
          // The address stays as it is, for another try.
          const what = `Model (model) is ${quoted(model)}, whose simulator did not arrive`;
          const missing = problemOf('model', model, what, modelVersion, `${modelVersion} is used.`);
          const problems = [missing, ...mended, ...link.problems];
          dispatch({ type: 'restored', scenario: link.scenario, problems });
        });
        return undefined;
      },
    },
    context,
  );
  const { touch, write, open: turn } = address;

  useEffect(() => write(pairsOf(context, scenario)), [context, scenario, write]);

  const act = useCallback(
    (action: LabAction) => {
      touch();
      dispatch(action);
    },
    [dispatch, touch],
  );
  const turnToModel = useCallback(
    (model: string) => turn(pairsOf(context, scenario, model)),
    [context, scenario, turn],
  );
  return { act, turnToModel };
}
