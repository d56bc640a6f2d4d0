/** Bugs in timers, random streams and variates. */
export const timersAndRandomness = [
  {
    bug: 'among equal times the last scheduled fires first (tie-break)',
    file: 'timers.rs',
    find: 'lead = other.order.wrapping_sub(self.order);',
    replace: 'lead = self.order.wrapping_sub(other.order);',
    test: ['timers', 'agree'],
  },
  {
    bug: 'among equal times the lowest slot fires first (tie-break)',
    file: 'timers.rs',
    find: 'self.sequence += 1;',
    replace: '',
    test: ['timers', 'agree'],
  },
  {
    bug: 'a time in the past turns the clock back',
    file: 'timers.rs',
    find: 'if time >= self.now { time } else { self.now }',
    replace: 'time.max(0.0)',
    test: ['timers', 'agree'],
  },
  {
    bug: 'a cancelled timer fires',
    file: 'timers.rs',
    find: 'pub fn cancel(&mut self, slot: u32) {',
    replace:
      'pub fn cancel(&mut self, slot: u32) {\n        if self.sequence % 64 == 0 { return; }',
    test: ['timers', 'agree'],
  },
  {
    bug: 'all streams of a seed are the same',
    file: 'random.rs',
    find: ' ^ split_mix(&mut from_stream)',
    replace: '',
    test: ['lib', 'random::'],
  },
  {
    bug: 'the generator rotates by one bit too many',
    file: 'random.rs',
    find: 'rotate_left(45)',
    replace: 'rotate_left(46)',
    test: ['lib', 'random::'],
  },
  {
    bug: 'exponential variates are one per cent short',
    file: 'variates.rs',
    find: 'mean * ziggurat::exponential(stream)',
    replace: '0.99 * mean * ziggurat::exponential(stream)',
    test: ['variates', 'exponential'],
  },
  {
    bug: 'the exponential tail starts too early',
    file: 'ziggurat.rs',
    find: 'const EXPONENTIAL_TAIL: f64 = 7.69',
    replace: 'const EXPONENTIAL_TAIL: f64 = 7.59',
    test: ['variates', 'exponential'],
  },
  {
    bug: 'hyperexponential branches carry twice the mean',
    file: 'variates.rs',
    find: '0.5 * mean / branch',
    replace: 'mean / branch',
    test: ['lib', 'variates::'],
  },
  {
    bug: 'lognormal variates have the median in place of the mean',
    file: 'variates.rs',
    find: ' - 0.5 * variance',
    replace: '',
    test: ['variates', 'lognormal'],
  },
];
