import type { Machine } from '../../../src/measured/types';
import { atSection, type Rule } from '../rule';

const runsBizTalk = ({ roles }: Machine) =>
  roles.some((role) => role === 'receive' || role === 'send' || role === 'track');

export const roleSum: Rule = {
  id: 'role-sum',
  name: 'The roles in the text add up to its number of computers',
  description: 'Computers that receive, send or track are as many as the text counts.',
  check: (corpus) =>
    corpus.testCases.flatMap(({ section, topology }) => {
      const withRole = topology.machines.filter(runsBizTalk).length;
      return withRole === topology.statedComputers
        ? []
        : [
            atSection(
              `${withRole} computers with a role, ${topology.statedComputers} stated`,
              section,
            ),
          ];
    }),
};
