import type { ReactNode } from 'react';
import { Fold } from '../../lab/sections/Fold';
import { Section } from '../../lab/sections/Section';
import type { TestCase } from '../../measured/types';
import { resultSpan } from './resultSpan';
import styles from './testCase.module.css';

/** The story itself, which is folded where there is little room. */
export const STORY = 'story-parts';
/** What unfolds in the story: how to read the numbers. */
export const READING = 'how-to-read';

/** What the story comes to, before its parts. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}

/** One of the parts of a story that always show, under its own heading. */
export function Part({ children }: { children: ReactNode }) {
  return <div className={styles.part}>{children}</div>;
}

/** The part of a story that unfolds. */
export function Reading({ children }: { children: ReactNode }) {
  return (
    <Fold fold={READING} className={styles.reading}>
      {children}
    </Fold>
  );
}

/** What a test case changed, what came of it and what a reader can try. */
export function Story({ testCase, children }: { testCase: TestCase; children: ReactNode }) {
  return (
    <Section
      id="story"
      title="Story"
      count={resultSpan(testCase)}
      folds={[STORY, READING]}
      more="How to read it"
    >
      <Fold fold={STORY} className={styles.story}>
        {children}
      </Fold>
    </Section>
  );
}
