import type { TestCase } from '../../measured/types';
import { configurationIds } from '../../studies/low-latency/testCase';
import { LabTitle } from '../../tables/LabTitle';

interface Props {
  testCase: TestCase;
  name: string;
}

const COUNTS = ['None', 'One', 'Two', 'Three', 'Four', 'Five'];

/** The title of a test case's page. */
export function TestCaseTitle({ testCase, name }: Props) {
  const { length } = configurationIds(testCase);
  return (
    <LabTitle question={testCase.lab.question} name={name}>
      {length === 1
        ? 'One configuration'
        : `${COUNTS[length] ?? length} configurations of one system`}
      , measured and simulated.
    </LabTitle>
  );
}
