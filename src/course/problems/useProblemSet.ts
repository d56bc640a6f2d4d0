import { useEffect, useState } from 'react';
import { FIRST_SET, type ProblemSet, readSet, writeSet } from './problemSet';

/** The problem set of the page's address, which follows its changes. */
export function useProblemSet() {
  const [set, setSet] = useState<ProblemSet>(FIRST_SET);
  const [problems, setProblems] = useState<readonly string[]>([]);
  useEffect(() => {
    const read = readSet(window.location.search);
    setSet(read.set);
    setProblems(read.problems);
  }, []);
  const change = (next: ProblemSet) => {
    setSet(next);
    setProblems([]);
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${writeSet(next)}${hash}`);
  };
  return { set, problems, change };
}
