import type { GuideName } from '../../address/guide';

export interface GuideProps {
  name: GuideName;
  /** In the sidebar's place, or at the bottom of a narrow screen. */
  frame: 'side' | 'sheet';
}
