import type { Arrival } from './arrival';

declare global {
  interface Window {
    /** Put there by the script in the head of every page. */
    arrival: Arrival;
  }
}
