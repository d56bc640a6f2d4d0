// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { Problem } from '../../../src/address/problem';
import { StudiesContext } from '../../../src/explore/page/studies';
import { type QuestionCodec, useQuestion } from '../../../src/explore/page/useQuestion';
import { exploredNamed } from '../../support/explored';

vi.mock('@docusaurus/router', () => ({ useLocation: () => window.location }));

const damaged: Problem = { field: 's', given: '', accepted: '', message: 'The link is damaged.' };
const other: Problem = { ...damaged, message: 'So is the other.' };
const study = exploredNamed('low-latency');
const CODEC: QuestionCodec<string> = {
  studiesOf: (query) => query.getAll('of'),
  read: (_, query) => ({ question: query.toString(), problems: [] }),
  write: (_, question) => `/explore?${question}`,
};

const opened = () =>
  renderHook(() => useQuestion(CODEC), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <StudiesContext
        value={async (id) => ({ ...study, id, problems: id === 'own' ? [damaged] : [other] })}
      >
        {children}
      </StudiesContext>
    ),
  });

it('says what is wrong with where a study came from, until that is dismissed', async () => {
  window.history.replaceState(null, '', '/explore?of=own');
  const { result } = opened();
  await waitFor(() => expect(result.current.problems).toEqual([damaged]));
  act(() => result.current.ask('of=own&x=1'));
  expect(result.current.problems).toEqual([damaged]);
  act(() => result.current.report([]));
  act(() => result.current.ask('of=own&x=2'));
  expect(result.current.problems).toEqual([]);
  act(() => result.current.askWith(['before'], () => 'of=own&of=before'));
  await waitFor(() => expect(result.current.problems).toEqual([other]));
});
