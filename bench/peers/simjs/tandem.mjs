// Closed tandem of five stations in SIM.JS: one entity per job, one facility per station.

// The package is written for browsers: it puts its classes on the window.
globalThis.window = globalThis;
await import('simjs');
const { Sim, Entity, Facility, Random } = globalThis.window.Sim;
const STATIONS = [
  [8, 1],
  [30, 4],
  [6, 1],
  [9.5, 1],
  [4, 1],
];
const JOBS = 20;
const WARM_UP_MS = 20_000;
const runMs = Number(process.argv[2]);

const stations = STATIONS.map(([meanMs, servers], index) => ({
  facility: new Facility(`station ${index}`, Facility.FCFS, servers),
  rate: 1 / meanMs,
  random: new Random(index + 1),
}));
let visits = 0;
let cycles = 0;

class Job extends Entity {
  start() {
    this.visit(0);
  }

  visit(index) {
    const { facility, rate, random } = stations[index];
    this.useFacility(facility, random.exponential(rate)).done(() => {
      visits += 1;
      const next = (index + 1) % stations.length;
      if (next === 0 && this.time() >= WARM_UP_MS) cycles += 1;
      this.visit(next);
    });
  }
}

const before = process.cpuUsage();
const sim = new Sim();
for (let job = 0; job < JOBS; job += 1) sim.addEntity(Job);
sim.simulate(WARM_UP_MS + runMs);
const { user, system } = process.cpuUsage(before);
console.log(
  JSON.stringify({
    cpuSeconds: (user + system) / 1e6,
    visits,
    perSecond: (1000 * cycles) / runMs,
  }),
);
