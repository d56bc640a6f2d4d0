import type { ExploredStudy } from '../../../explore/study/exploredStudy';
import type { Next } from '../../../system/fitAnswer';
import type { Answered } from '../../answered';
import type { Description } from '../../description';

/** What an answer is given. */
export interface AnswerProps {
  answered: Answered;
  /** The system as questions take it; null while nothing is drawn that can be simulated. */
  study: ExploredStudy | null;
  /** Of the address, with "#", for links that take the system along. */
  fragment: string;
  /** Takes an explanation as the system, keeps a run back or gives it to the fit; told what was done. */
  onChange: (next: Description, what: string) => void;
  /** Where a load opens in the lab. */
  hrefOf: (load: number) => string;
  /** Brings the reader to where the next measurement is entered. */
  onEnter: (next: Next) => void;
}
